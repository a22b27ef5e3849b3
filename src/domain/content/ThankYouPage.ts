import type { NavigationLink } from '../navigation/Menu';
import type { ContentOf } from './model/Field';
import type { thankYouPage } from './models/thankYouPage';

type Described = ContentOf<typeof thankYouPage>;

/** Parts that an editor left out are absent. */
export type ThankYouPage = Pick<Described, 'picture' | 'keyMapping'> & {
  /** Links to the chat and the forum. */
  readonly community?: Described['community'] & { readonly links: readonly NavigationLink[] };
};
