import type { Locale } from '../../domain/language/Locale';

interface AnsweredQuestion {
  readonly question: string;
  readonly answer: string;
}

/** An article, for search engines and for those who share it. Moments are ISO 8601. */
interface HeadArticle {
  readonly published?: string;
  readonly changed?: string;
  readonly author?: string;
  readonly section?: string;
  /** The address of its picture. */
  readonly picture?: string;
  /** The path of the card that other sites show for a link. */
  readonly card: string;
}

export interface Head {
  readonly title: string;
  readonly description: string;
  readonly locale: Locale;
  /** The parts of the title. */
  readonly page: string;
  readonly product: string;
  /** The parent pages, home first. */
  readonly trail: readonly { readonly name: string; readonly path: string }[];
  /** Answered questions, for search engines. */
  readonly questions?: readonly AnsweredQuestion[];
  /** Of the instructions that the page gives, for search engines. */
  readonly steps?: readonly string[];
  /** The page exists, but its subject does not. */
  readonly isMissing?: boolean;
  /** Search engines should not list it. */
  readonly isUnlisted?: boolean;
  readonly article?: HeadArticle;
  /** Its paths in the languages that have it; all languages without it. */
  readonly translations?: Partial<Readonly<Record<Locale, string>>>;
}

/** What the document says about itself (SH-06). */
export abstract class DocumentHead {
  abstract set(head: Head): void;
}
