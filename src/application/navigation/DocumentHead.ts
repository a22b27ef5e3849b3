import type { Locale } from '../../domain/language/Locale';

export interface AnsweredQuestion {
  readonly question: string;
  /** As plain text. */
  readonly answer: string;
}

export interface Head {
  readonly title: string;
  readonly description: string;
  readonly locale: Locale;
  /** The two parts of the title: what the page is called, and what the product is. */
  readonly page: string;
  readonly product: string;
  /** The pages above this one, home first. */
  readonly trail: readonly { readonly name: string; readonly path: string }[];
  /** That the page answers, for search engines. */
  readonly questions?: readonly AnsweredQuestion[];
  /** The page is there, but what was asked of it is not. */
  readonly isMissing?: boolean;
}

/** What the document says about itself (SH-06). */
export abstract class DocumentHead {
  abstract set(head: Head): void;
}
