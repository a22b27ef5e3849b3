import type { ReactNode } from 'react';
import { Heading } from '../kit/Heading';
import { Picture } from '../kit/Picture';
import { pictureFile, type NamedPicture } from './pictureFile';

interface LandingPillarProps {
  readonly title: string;
  readonly text: string;
  readonly picture?: (NamedPicture & { readonly alt: string }) | undefined;
  readonly caption?: ReactNode;
}

export const LandingPillar = ({ title, text, picture, caption }: LandingPillarProps) => (
  <article className="landing-pillar">
    {picture && (
      <div className="landing-pillar__picture">
        <Picture cover file={pictureFile(picture)} alt={picture.alt} sizes="(min-width: 60rem) 76vw, 100vw" />
      </div>
    )}
    <div className="landing-pillar__words">
      <Heading level={3} size={2}>
        {title}
      </Heading>
      <p className="landing-pillar__text">{text}</p>
      {caption}
    </div>
  </article>
);
