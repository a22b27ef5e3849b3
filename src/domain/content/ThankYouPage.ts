import type { NavigationLink } from '../navigation/Menu';
import type { ContentOf } from './model/Field';
import type { thankYouPage } from './models/thankYouPage';

type RawContent = ContentOf<typeof thankYouPage>;

/** Content of the thank-you page. Parts that an editor left out are absent. */
export type ThankYouPage = Pick<RawContent, 'picture' | 'keyMapping'> & {
  /** Links to the chat and the forum. */
  readonly community?: RawContent['community'] & { readonly links: readonly NavigationLink[] };
};
