import type { MenuLink } from '../navigation/Menu';
import type { ContentOf } from './model/Field';
import type { buyPage } from './models/buyPage';

type RawContent = ContentOf<typeof buyPage>;

/** Content of the buy page. Texts are empty and other parts are absent if an editor left them out. */
export type BuyPageContent = Omit<RawContent, 'trial'> & {
  /** Whether the document is missing from both the content service and the build (BU-07). */
  readonly isMissing: boolean;
  readonly trial?: Omit<NonNullable<RawContent['trial']>, 'link'> & { readonly link?: MenuLink };
};

export type PackText = RawContent['plans']['packs'][number];

export type SpecificationTable = RawContent['specs']['minimum'];

/** Messages for an email address that is not accepted (CF-05). */
export type EmailErrors = RawContent['emailErrors'];
