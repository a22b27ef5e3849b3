import type { Section } from '../../domain/content/models/landingPage';
import { Heading } from '../kit/layout/Heading';
import { Picture } from '../kit/media/Picture';
import { PictureCredit } from '../content/PictureCredit';
import { pictureFile } from '../content/pictureFile';
import { useTexts } from '../content/useTexts';

export const HomePillars = ({ pillars }: Section<'pillars'>) => {
  const t = useTexts('landing');
  return (
    <section id="pillars" aria-labelledby="pillars-title">
      <div className="landing-pillars__head">
        <Heading level={2} id="pillars-title">
          {t('pillars.title')}
        </Heading>
        <p className="landing-pillars__text">{t('pillars.text')}</p>
      </div>
      <div className="landing-pillars">
        {pillars.map((pillar, index) => (
          <Pillar key={index} {...pillar} />
        ))}
      </div>
    </section>
  );
};

const Pillar = ({ title, text, picture }: Section<'pillars'>['pillars'][number]) => (
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
