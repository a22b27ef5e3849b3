import type { ReactNode } from 'react';
import { Heading } from '../kit/Heading';
import { Picture } from '../kit/Picture';
import { pictureFile, type NamedPicture } from './pictureFile';
import { sentences } from './sentences';

interface LandingHeroProps {
  readonly title: string;
  readonly text: string;
  readonly picture?: (NamedPicture & { readonly alt: string }) | undefined;
  readonly portrait?: NamedPicture | undefined;
  readonly actions: ReactNode;
  readonly caption?: ReactNode;
}

export const LandingHero = ({ title, text, picture, portrait, actions, caption }: LandingHeroProps) => (
  <section className="landing-hero" aria-labelledby="landing-title">
    {picture && (
      <div className="landing-hero__picture">
        <Picture
          first
          cover
          focus="70% 50%"
          file={pictureFile(picture)}
          portrait={portrait && pictureFile(portrait)}
          alt={picture.alt}
        />
      </div>
    )}
    <div className="landing-hero__words">
      <div className="landing-hero__title">
        <Heading level={1} size="hero" id="landing-title">
          {sentences(title).map((sentence) => (
            <span key={sentence} className="landing-hero__sentence">
              {sentence}{' '}
            </span>
          ))}
        </Heading>
      </div>
      <p className="landing-hero__lead">{text}</p>
      <div className="landing-hero__actions">{actions}</div>
      {caption !== undefined && <div className="landing-hero__caption">{caption}</div>}
    </div>
  </section>
);
