import type { NavigationLink } from '../navigation/Menu';
import type { ContentOf } from './model/Field';
import type { thankYouPage } from './models/thankYouPage';

type Described = ContentOf<typeof thankYouPage>;

/** What the thank-you page offers whoever bought something; what an editor left out is not there. */
export type ThankYouPage = Pick<Described, 'picture' | 'keyMapping'> & {
  /** Where players meet: the chat, the forum. */
  readonly community?: Described['community'] & { readonly links: readonly NavigationLink[] };
};
