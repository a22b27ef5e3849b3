import type { Locale } from '#domain/language/Locale';

interface FaqEntry {
  readonly question: string;
  readonly answer: string;
}

/** Article metadata for search engines and link previews. Timestamps are ISO 8601. */
interface HeadArticle {
  readonly published?: string;
  readonly changed?: string;
  readonly author?: string;
  readonly section?: string;
  /** URL of the article's picture. */
  readonly picture?: string;
  /** Path of the card image that other sites show for a link. */
  readonly card: string;
}

export interface Head {
  readonly title: string;
  readonly description: string;
  readonly locale: Locale;
  /** Parts of the title. */
  readonly page: string;
  readonly product: string;
  /** Parent pages, home first. */
  readonly trail: readonly { readonly name: string; readonly path: string }[];
  /** Questions with their answers, for search engines. */
  readonly questions?: readonly FaqEntry[];
  /** Steps of the page's instructions, for search engines. */
  readonly steps?: readonly string[];
  /** The page exists, but its subject does not. */
  readonly isMissing?: boolean;
  /** Search engines should not index the page. */
  readonly isUnlisted?: boolean;
  readonly article?: HeadArticle;
  /** Paths in the languages that have the page; absent if all languages do. */
  readonly translations?: Partial<Readonly<Record<Locale, string>>>;
}

/** Metadata in the document's head (SH-06). */
export abstract class DocumentHead {
  abstract set(head: Head): void;
}
