import type { MenuLink } from '../navigation/Menu';
import type { ContentOf } from './model/Field';
import type { buyPage } from './models/buyPage';

type Described = ContentOf<typeof buyPage>;

/** If an editor left them out, texts are empty and parts are missing. */
export type BuyPageContent = Omit<Described, 'trial'> & {
  /** Neither the content service nor the build has the document (BU-07). */
  readonly isMissing: boolean;
  readonly trial?: Omit<NonNullable<Described['trial']>, 'link'> & { readonly link?: MenuLink };
};

export type PackText = Described['plans']['packs'][number];

export type SpecificationTable = Described['specs']['minimum'];

/** Messages for an email that cannot be used (CF-05). */
export type EmailErrors = Described['emailErrors'];
