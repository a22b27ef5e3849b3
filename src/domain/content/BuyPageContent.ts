import type { MenuLink } from '../navigation/Menu';
import type { ContentOf } from './model/Field';
import type { buyPage } from './models/buyPage';

type Described = ContentOf<typeof buyPage>;

/** The content of the buy page and of its confirmation; empty texts and missing parts are what an editor left out. */
export type BuyPageContent = Omit<Described, 'trial'> & {
  /** Neither the content service nor the build has it (BU-07). */
  readonly isMissing: boolean;
  readonly trial?: Omit<NonNullable<Described['trial']>, 'link'> & { readonly link?: MenuLink };
};

/** What is said of a pack beside its price. */
export type PackText = Described['plans']['packs'][number];

/** A part of a computer and what it takes (BU-05). */
export type SpecificationTable = Described['specs']['minimum'];

export type Question = Described['faq']['questions'][number];

/** What an email is answered with that cannot buy (CF-05). */
export type EmailErrors = Described['emailErrors'];
