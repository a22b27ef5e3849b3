import type { PlanKind } from '../commerce/Plan';
import type { MenuLink } from '../navigation/Menu';
import type { CreditedPicture, TitledText } from './LandingPage';
import type { RichText } from './RichText';

/** What is said of a pack beside its price. */
export interface PackText {
  readonly kind: PlanKind;
  readonly name: string;
  /** Over the name. */
  readonly note: string;
  readonly description: string;
}

/** A part of a computer and what it takes (BU-05). */
export interface Specification {
  readonly type: string;
  readonly description: string;
}

export interface SpecificationTable {
  readonly title: string;
  readonly rows: readonly Specification[];
}

export interface Question {
  readonly question: string;
  readonly answer: RichText;
}

/** What an e-mail is answered with that can't buy (CF-05). */
export interface EmailErrors {
  readonly used: string;
  readonly invalid: string;
  readonly required: string;
  readonly hasAccount: string;
  readonly mismatch: string;
}

/** The content of the buy page and of its confirmation; empty texts and missing parts are what an editor left out. */
export interface BuyPageContent extends TitledText {
  /** Neither the content service nor the build has it (BU-07). */
  readonly isMissing: boolean;
  /** What the document's title and description say (SH-06). */
  readonly meta: { readonly title: string; readonly description: string };
  /** Of the campaign that is sold. */
  readonly campaignName: string;
  readonly picture?: CreditedPicture;
  readonly plans: { readonly title: string; readonly note: string; readonly packs: readonly PackText[] };
  /** To signed-in players. */
  readonly upgrade: TitledText;
  readonly limit: TitledText;
  readonly soldOut: TitledText & { readonly link: string };
  readonly waitingList: TitledText;
  readonly myDU: TitledText & {
    readonly label: string;
    readonly points: readonly string[];
    readonly note: string;
    readonly picture?: CreditedPicture;
  };
  readonly trial?: TitledText & { readonly link?: MenuLink };
  readonly why: { readonly title: string; readonly points: readonly TitledText[] };
  readonly specs: TitledText & {
    readonly typeHeader: string;
    readonly descriptionHeader: string;
    readonly minimum: SpecificationTable;
    readonly recommended: SpecificationTable;
  };
  readonly faq: { readonly title: string; readonly questions: readonly Question[] };
  /** Beside the two checkboxes of the confirmation (CF-03); MyDU has an agreement of its own. */
  readonly terms: { readonly eula: RichText; readonly myDUEula: RichText; readonly withdrawal: RichText };
  readonly emailErrors: EmailErrors;
  /** What did not come: the products, or anything else (BU-07). */
  readonly problems: { readonly products: string; readonly page: string };
}
