import type { Model } from '../../domain/content/model/Field';
import type { Locale } from '../../domain/language/Locale';

/** A document as its model describes it: whatever an editor left out is empty or not there. */
export interface Entry<T> {
  readonly id: string;
  readonly uid: string | null;
  /** As ISO 8601 writes it. */
  readonly firstPublished: string | null;
  readonly lastPublished: string | null;
  readonly content: T;
}

export interface Found<T> {
  readonly content: T;
  /** Neither the content service nor the build has the document: the content is empty. */
  readonly isMissing: boolean;
}

/** The content of the site by its models (CT-01). */
export abstract class Content {
  /** @param asked `uid` where a type has several documents */
  abstract one<T>(
    model: Model<T>,
    asked: { readonly locale: Locale; readonly uid?: string },
  ): Promise<Found<T>>;

  /**
   * The documents of a type, those published last first; none when they cannot be had.
   *
   * @param asked at most 20 documents, unless `pageSize` says 100; those of `uids` only
   */
  abstract all<T>(
    model: Model<T>,
    asked: { readonly locale: Locale; readonly uids?: readonly string[]; readonly pageSize?: 20 | 100 },
  ): Promise<readonly Entry<T>[]>;
}
