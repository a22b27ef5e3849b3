import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';
import type { PageSize } from '#application/content/Content';
import type { Locale } from '#domain/language/Locale';

/** A content document. Any field may be empty. */
export interface ContentDocument {
  readonly id: string;
  readonly uid: string | null;
  readonly type: string;
  readonly lang: string;
  readonly firstPublished: string | null;
  readonly lastPublished: string | null;
  /** UIDs of the translations by language; undefined if unavailable. */
  readonly translations?: Partial<Readonly<Record<Locale, string>>>;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Condition on a field of the document. Times are in milliseconds. */
export type DocumentCondition =
  | { readonly field: string; readonly is: 'equal' | 'different'; readonly value: string | boolean }
  | { readonly field: string; readonly is: 'one-of'; readonly value: readonly string[] }
  | { readonly field: string; readonly is: 'before' | 'after'; readonly value: number };

export interface DocumentQuery {
  readonly type: string;
  readonly locale: Locale;
  /** Sort order. Defaults to the last publication date, newest first. */
  readonly ordering?: { readonly field: string; readonly direction: 'asc' | 'desc' };
  /** Queries drafts instead of published documents. */
  readonly preview?: boolean;
  readonly id?: string;
  readonly uid?: string;
  readonly uids?: readonly string[];
  readonly fullText?: string;
  readonly where?: readonly DocumentCondition[];
  /** Defaults to 20. */
  readonly pageSize?: PageSize;
  /** Page number. Starts at 1, which is the default. */
  readonly page?: number;
  /** Names of the fields to request. Defaults to all fields. */
  readonly fields?: readonly string[];
  /** If true, an empty result is valid: bundled copies are used only if the service fails. */
  readonly allowsEmpty?: boolean;
}

export interface DocumentPage {
  readonly documents: readonly ContentDocument[];
  readonly total: number;
  readonly pages: number;
}

export abstract class Documents {
  abstract find(query: DocumentQuery): Promise<Result<DocumentPage, CallFailure>>;
}

export const queryKey = (query: DocumentQuery): string => JSON.stringify(query);
