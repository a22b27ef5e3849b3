import type { ReactNode } from 'react';
import type { Box } from '#domain/content/models/updatePage';
import { PictureCredit } from '../content/PictureCredit';
import { isPictureAvailable, pictureFile } from '../content/pictureFile';
import { RichText } from '../content/RichText';
import { Heading } from '../kit/layout/Heading';
import { Picture } from '../kit/media/Picture';
import { SectionButton } from './SectionButton';

interface BoxProps {
  readonly box: Box;
  /** Heading level: 3 if the section has a title, otherwise 2. */
  readonly level: 2 | 3;
}

interface BoxCardProps extends BoxProps {
  readonly sizes: string;
}

/** Card with the picture above the text. */
export const BoxCard = ({ box, level, sizes }: BoxCardProps) => (
  <article className="discover-card">
    <BoxPicture box={box} sizes={sizes} />
    <BoxText box={box} level={level} />
  </article>
);

/** Picture of a box. Renders nothing if the picture has not been created yet. */
export const BoxPicture = ({ box: { boxImage }, sizes }: Omit<BoxCardProps, 'level'>) =>
  boxImage &&
  isPictureAvailable(boxImage.url) && (
    <figure className="discover-figure">
      <div className="discover-figure__picture">
        <Picture cover file={pictureFile(boxImage.url)} alt={boxImage.alt} sizes={sizes} />
      </div>
      {boxImage.coordinates !== '' && (
        <figcaption>
          <PictureCredit {...boxImage} />
        </figcaption>
      )}
    </figure>
  );

interface BoxTextProps extends BoxProps {
  readonly size?: 2 | 3 | 4;
  /** Rendered instead of the button. */
  readonly action?: ReactNode;
}

export const BoxText = ({ box, level, size = 3, action }: BoxTextProps) => {
  const { boxTitle, boxSubtitle, boxContent, buttonLink, buttonLabel } = box;
  return (
    <div className="discover-words">
      {boxSubtitle !== '' && <p className="discover-words__subtitle">{boxSubtitle}</p>}
      {boxTitle !== '' && (
        <Heading level={level} size={size}>
          {boxTitle}
        </Heading>
      )}
      {boxContent.length > 0 && <RichText blocks={boxContent} />}
      <div className="discover-words__action">
        {action ?? <SectionButton to={buttonLink} label={buttonLabel} />}
      </div>
    </div>
  );
};
