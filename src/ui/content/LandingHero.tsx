import type { ReactNode } from 'react';
import type { CreditedPicture } from '../../domain/content/LandingPage';
import { Heading } from '../kit/Heading';
import { Picture } from '../kit/Picture';
import { PictureCredit } from './PictureCredit';
import { pictureFile } from './pictureFile';
import { sentences } from './sentences';

interface LandingHeroProps {
  readonly title: string;
  readonly text: string;
  readonly picture?: CreditedPicture | undefined;
  readonly portrait?: CreditedPicture | undefined;
  readonly actions: ReactNode;
}

export const LandingHero = ({ title, text, picture, portrait, actions }: LandingHeroProps) => (
  <section className="landing-hero" aria-labelledby="landing-title">
    {picture && (
      <div className="landing-hero__picture">
        <Picture
          first
          cover
          focus="70% 50%"
          file={pictureFile(picture.url)}
          portrait={portrait && pictureFile(portrait.url)}
          alt={picture.alt}
        />
      </div>
    )}
    <div className="landing-hero__words">
      <Heading level={1} size="hero" id="landing-title">
        {sentences(title).map((sentence) => (
          <span key={sentence} className="landing-hero__sentence">
            {sentence}{' '}
          </span>
        ))}
      </Heading>
      <p className="landing-hero__lead">{text}</p>
      <div className="landing-hero__actions">{actions}</div>
      {picture && (
        <div className="landing-hero__caption">
          <PictureCredit {...picture} />
        </div>
      )}
    </div>
  </section>
);
