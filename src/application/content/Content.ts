import type { Model } from '../../domain/content/model/Field';
import type { Locale } from '../../domain/language/Locale';

/** What an editor left out is empty or absent. */
export interface Entry<T> {
  readonly id: string;
  readonly uid: string | null;
  /** ISO 8601. */
  readonly firstPublished: string | null;
  readonly lastPublished: string | null;
  readonly content: T;
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
}
