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
  /** Path of the card image that other sites show for links to the article. */
  readonly card: string;
}

export interface Head {
  readonly title: string;
  readonly description: string;
  readonly locale: Locale;
  /** The page's title without the product name; the product name if the page has no title. */
  readonly page: string;
  readonly product: string;
  /** Parent pages, home first. */
  readonly trail: readonly { readonly name: string; readonly path: string }[];
  /** Questions and answers on the page, for search engines. */
  readonly questions?: readonly FaqEntry[];
  /** Steps of the instructions on the page, for search engines. */
  readonly steps?: readonly string[];
  /** True if the route exists, but the item that it should show does not. */
  readonly isMissing?: boolean;
  /** True if search engines should not index the page. */
  readonly isUnlisted?: boolean;
  readonly article?: HeadArticle;
  /** Paths of the page by language; absent if every language has the page. */
  readonly translations?: Partial<Readonly<Record<Locale, string>>>;
}

/** Metadata in the document's head (SH-06). */
export abstract class DocumentHead {
  abstract set(head: Head): void;

  /** Changes only the title, for a step of the page. */
  abstract setTitle(title: string): void;
}
