import type { ReactNode } from 'react';
import type { CreditedPicture } from '#domain/content/CreditedPicture';
import type { RichText as Blocks } from '#domain/content/RichText';
import { Heading } from '../kit/layout/Heading';
import { Stack } from '../kit/layout/Stack';
import { Picture } from '../kit/media/Picture';
import { PictureCredit } from './PictureCredit';
import { pictureFile } from './pictureFile';
import { RichText } from './RichText';
import './FramedHero.scss';

interface FramedHeroProps {
  /** Shown above the title. */
  readonly label?: string;
  readonly title: string;
  readonly text: Blocks;
  readonly picture?: CreditedPicture | undefined;
  readonly children?: ReactNode;
}

/** Page header above the fold, with text next to a framed picture. */
export const FramedHero = ({ label, title, text, picture, children }: FramedHeroProps) => (
  <header className="framed-head">
    <Stack gap={3}>
      {label && <p className="framed-head__label">{label}</p>}
      <Heading level={1}>{title}</Heading>
      {text.length > 0 && (
        <div className="framed-head__text">
          <RichText blocks={text} />
        </div>
      )}
      {children}
    </Stack>
    {picture && (
      <div>
        <div className="framed-head__frame">
          <Picture
            cover
            priority
            file={pictureFile(picture.url)}
            alt={picture.alt}
            sizes="(min-width: 60rem) 54vw, 100vw"
          />
        </div>
        <PictureCredit {...picture} />
      </div>
    )}
  </header>
);
