import type { ReactNode } from 'react';
import type { ContestPage } from '../../domain/content/models/contestPage';
import { PictureCredit } from '../content/PictureCredit';
import { pictureFile } from '../content/pictureFile';
import { RichText } from '../content/RichText';
import { Heading } from '../kit/layout/Heading';
import { Picture } from '../kit/media/Picture';

interface ContestHeadProps extends Pick<ContestPage, 'label' | 'title' | 'text' | 'picture'> {
  readonly children?: ReactNode;
}

/** The first view of both contest pages. */
export const ContestHead = ({ label, title, text, picture, children }: ContestHeadProps) => (
  <header className="contest-head">
    <div className="contest-head__words">
      {label && <p className="contest-head__label">{label}</p>}
      <Heading level={1}>{title}</Heading>
      {text.length > 0 && (
        <div className="contest-head__text">
          <RichText blocks={text} />
        </div>
      )}
      {children}
    </div>
    {picture && (
      <div className="contest-head__picture">
        <div className="contest-head__frame">
          <Picture
            cover
            first
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
