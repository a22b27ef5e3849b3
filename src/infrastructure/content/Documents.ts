import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';
import type { Locale } from '../../domain/language/Locale';

/** A document of the content service, its fields as the editor left them: any of them may be empty. */
export interface ContentDocument {
  readonly id: string;
  readonly uid: string | null;
  readonly type: string;
  readonly lang: string;
  readonly firstPublished: string | null;
  readonly lastPublished: string | null;
  readonly data: Readonly<Record<string, unknown>>;
}

/** What to ask the content service for (CT-01). */
export interface DocumentQuery {
  readonly type: string;
  readonly locale: Locale;
  /** Default: last publication date, newest first. */
  readonly ordering?: { readonly field: string; readonly direction: 'asc' | 'desc' };
  /** Drafts instead of what is published. */
  readonly preview?: boolean;
  readonly id?: string;
  readonly uid?: string;
  /** Documents with any of these. */
  readonly uids?: readonly string[];
  readonly fullText?: string;
  /** Default 20. */
  readonly pageSize?: 20 | 100;
  /** From 1, the default. */
  readonly page?: number;
  /** That there are none is an answer: the shipped ones stand in only for a service that fails. */
  readonly mayBeNone?: boolean;
}

export interface DocumentPage {
  readonly documents: readonly ContentDocument[];
  readonly total: number;
  readonly pages: number;
}

/** The documents of the content service, or what stands in for it. */
export abstract class Documents {
  abstract find(query: DocumentQuery): Promise<Result<DocumentPage, CallFailure>>;
}
