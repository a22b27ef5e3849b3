import type { Pillar } from '../../domain/content/LandingPage';
import { Heading } from '../kit/Heading';
import { Picture } from '../kit/Picture';
import { PictureCredit } from './PictureCredit';
import { pictureFile } from './pictureFile';

export const LandingPillar = ({ title, text, picture }: Pillar) => (
  <article className="landing-pillar">
    {picture && (
      <div className="landing-pillar__picture">
        <Picture
          cover
          file={pictureFile(picture.url)}
          alt={picture.alt}
          sizes="(min-width: 60rem) 76vw, 100vw"
        />
      </div>
    )}
    <div className="landing-pillar__words">
      {title !== '' && (
        <Heading level={3} size={2}>
          {title}
        </Heading>
      )}
      {text !== '' && <p className="landing-pillar__text">{text}</p>}
      {picture && <PictureCredit {...picture} />}
    </div>
  </article>
);
