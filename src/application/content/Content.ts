import type { Model } from '#domain/content/model/Field';
import type { Locale } from '#domain/language/Locale';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';

/** A document. Fields that the editor did not fill in are empty or absent. */
export interface Entry<T> {
  readonly id: string;
  readonly uid: string | null;
  /** ISO 8601. */
  readonly firstPublished: string | null;
  readonly lastPublished: string | null;
  /** Uids of the document's translations; undefined if unavailable. */
  readonly translations?: Partial<Readonly<Record<Locale, string>>>;
  readonly content: T;
}

/** `before` and `after` compare dates; the other operators compare strings and booleans. */
export type Condition<Key extends string> =
  | { readonly field: Key; readonly is: 'equal' | 'different'; readonly value: string | boolean }
  | { readonly field: Key; readonly is: 'one-of'; readonly value: readonly string[] }
  | { readonly field: Key; readonly is: 'before' | 'after'; readonly value: Date };

/**
 * The keys are fields of the model. Documents without the field that the page is sorted by come last in either
 * direction.
 */
export interface PageQuery<Key extends string> {
  readonly locale: Locale;
  readonly where?: readonly Condition<Key>[];
  readonly uid?: string;
  /** Search words. Each one matches the beginning of any word in the document. */
  readonly words?: string;
  readonly orderedBy: { readonly field: Key; readonly direction: 'asc' | 'desc' };
  /** Fields to read; all other fields are empty in the result. */
  readonly only?: readonly Key[];
  readonly size: PageSize;
  /** Page number, 1-based; defaults to 1. */
  readonly number?: number;
}

export type PageSize = 1 | 5 | 20 | 100;

export interface EntryPage<T> {
  readonly entries: readonly Entry<T>[];
  readonly total: number;
  readonly pages: number;
}

export interface ContentResult<T> {
  readonly content: T;
  /** True if neither the content service nor the build has the document. The content is then empty. */
  readonly isMissing: boolean;
}

/** The site's content, by model (CT-01). */
export abstract class Content {
  /** @param requested must include `uid` if the model has several documents */
  abstract findOne<T>(
    model: Model<T>,
    requested: { readonly locale: Locale; readonly uid?: string },
  ): Promise<ContentResult<T>>;

  /**
   * Returns the documents, newest first; an empty list on failure. Reads at most 20 documents unless `pageSize` is 100.
   */
  abstract findAll<T>(
    model: Model<T>,
    requested: { readonly locale: Locale; readonly uids?: readonly string[]; readonly pageSize?: 20 | 100 },
  ): Promise<readonly Entry<T>[]>;

  /** Reads only one page, so that request and cache sizes do not grow with the number of documents. */
  abstract findPage<T>(
    model: Model<T>,
    query: PageQuery<keyof T & string>,
  ): Promise<Result<EntryPage<T>, CallFailure>>;
}
