import type { Model } from '../../domain/content/model/Field';
import type { Locale } from '../../domain/language/Locale';
import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';

/** What an editor left out is empty or absent. */
export interface Entry<T> {
  readonly id: string;
  readonly uid: string | null;
  /** ISO 8601. */
  readonly firstPublished: string | null;
  readonly lastPublished: string | null;
  /** The uids of its translations; undefined when they are not known. */
  readonly translations?: Partial<Readonly<Record<Locale, string>>>;
  readonly content: T;
}

/** A date is compared by `before` and `after`, a text by the others. */
export type Condition<Key extends string> =
  | { readonly field: Key; readonly is: 'equal' | 'different'; readonly value: string | boolean }
  | { readonly field: Key; readonly is: 'one-of'; readonly value: readonly string[] }
  | { readonly field: Key; readonly is: 'before' | 'after'; readonly value: Date };

/** The keys are those of the model. Documents without the field come last in either direction. */
export interface PageQuery<Key extends string> {
  readonly locale: Locale;
  readonly where?: readonly Condition<Key>[];
  readonly uid?: string;
  /** Words of which each begins a word of the document. */
  readonly words?: string;
  readonly orderedBy: { readonly field: Key; readonly direction: 'asc' | 'desc' };
  /** The fields to read; the others stay empty. */
  readonly only?: readonly Key[];
  readonly size: PageSize;
  /** From 1, the default. */
  readonly number?: number;
}

export type PageSize = 1 | 5 | 20 | 100;

export interface EntryPage<T> {
  readonly entries: readonly Entry<T>[];
  readonly total: number;
  readonly pages: number;
}

export interface Found<T> {
  readonly content: T;
  /** Neither the content service nor the build has it: the content is empty. */
  readonly isMissing: boolean;
}

/** The content of the site by its models (CT-01). */
export abstract class Content {
  /** @param asked `uid` when the type has several documents */
  abstract one<T>(
    model: Model<T>,
    asked: { readonly locale: Locale; readonly uid?: string },
  ): Promise<Found<T>>;

  /** Newest first; empty on failure. @param asked at most 20 documents unless `pageSize` is 100 */
  abstract all<T>(
    model: Model<T>,
    asked: { readonly locale: Locale; readonly uids?: readonly string[]; readonly pageSize?: 20 | 100 },
  ): Promise<readonly Entry<T>[]>;

  /** One page of many documents: what is asked for and kept does not grow with their number. */
  abstract page<T>(
    model: Model<T>,
    query: PageQuery<keyof T & string>,
  ): Promise<Result<EntryPage<T>, CallFailure>>;
}
