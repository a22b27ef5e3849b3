import type { CreditedPicture } from '#domain/content/CreditedPicture';
import type { ArticleCategory } from '#domain/news/Article';
import { isPictureAvailable, pictureFile } from '../content/pictureFile';
import { Picture } from '../kit/media/Picture';
import { NoPicture } from './CategoryLabel';

interface ArticlePictureProps {
  readonly picture: CreditedPicture | undefined;
  readonly category: ArticleCategory | undefined;
  readonly sizes: string;
  readonly priority?: boolean | undefined;
  /** Hides the picture from screen readers: the adjacent title describes it. */
  readonly isDecoration?: boolean | undefined;
}

/** Fills its positioned parent. */
export const ArticlePicture = ({ picture, category, sizes, priority, isDecoration }: ArticlePictureProps) =>
  picture && isPictureAvailable(picture.url) ? (
    <Picture
      cover
      priority={priority}
      file={pictureFile(picture.url)}
      alt={isDecoration ? '' : picture.alt}
      sizes={sizes}
    />
  ) : (
    <NoPicture category={category} />
  );
