import type { MenuLink } from '../navigation/Menu';
import type { ContentOf } from './model/Field';
import type { buyPage } from './models/buyPage';

type RawContent = ContentOf<typeof buyPage>;

/** If an editor left them out, texts are empty and parts are missing. */
export type BuyPageContent = Omit<RawContent, 'trial'> & {
  /** Neither the content service nor the build has the document (BU-07). */
  readonly isMissing: boolean;
  readonly trial?: Omit<NonNullable<RawContent['trial']>, 'link'> & { readonly link?: MenuLink };
};

export type PackText = RawContent['plans']['packs'][number];

export type SpecificationTable = RawContent['specs']['minimum'];

/** Messages for an email that cannot be used (CF-05). */
export type EmailErrors = RawContent['emailErrors'];
