import type { CreditedPicture } from '../content/Picture';
import { newsArticle } from '../content/models/newsArticle';
import { partOf } from '../content/model/fields';

/** What a list shows of a press release. */
export interface PressRelease {
  readonly uid: string;
  readonly title: string;
  readonly text: string;
  readonly published: Date | undefined;
  readonly picture: CreditedPicture | undefined;
}

/** Only what lists show is asked for. */
export const listedRelease = partOf(newsArticle, [
  'title',
  'category',
  'published',
  'lead',
  'picture',
  'card',
]);
