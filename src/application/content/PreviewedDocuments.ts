import type { Locale } from '../../domain/language/Locale';
import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';

/** Identifies a document. */
export interface DocumentIdentity {
  readonly type: string;
  readonly uid: string | null;
  readonly locale: Locale;
  /** Of an article; '' for other documents. */
  readonly category: string;
}

export abstract class PreviewedDocuments {
  /** Nothing when the preview has no such document, or its language is unknown. */
  abstract identify(
    token: string,
    documentId: string,
  ): Promise<Result<DocumentIdentity | undefined, CallFailure>>;
}
