import type { CreditedPicture } from '../../domain/content/Picture';
import type { WrittenCategory } from '../../domain/news/Article';
import { isShown, pictureFile } from '../content/pictureFile';
import { Picture } from '../kit/media/Picture';
import { NoPicture } from './CategoryMark';

interface ArticlePictureProps {
  readonly picture: CreditedPicture | undefined;
  readonly category: WrittenCategory | undefined;
  readonly sizes: string;
  readonly first?: boolean | undefined;
  /** Hides the picture from screen readers: the adjacent title describes it. */
  readonly isDecoration?: boolean | undefined;
}

/** Fills its positioned parent. */
export const ArticlePicture = ({ picture, category, sizes, first, isDecoration }: ArticlePictureProps) =>
  picture && isShown(picture.url) ? (
    <Picture
      cover
      first={first}
      file={pictureFile(picture.url)}
      alt={isDecoration ? '' : picture.alt}
      sizes={sizes}
    />
  ) : (
    <NoPicture category={category} />
  );
