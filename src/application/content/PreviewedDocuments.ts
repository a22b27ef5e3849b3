import type { Locale } from '#domain/language/Locale';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';

export interface DocumentIdentity {
  readonly type: string;
  readonly uid: string | null;
  readonly locale: Locale;
  /** Category of an article; empty for other documents. */
  readonly category: string;
}

export abstract class PreviewedDocuments {
  /**
   * Returns undefined if the preview does not contain the document, or if the document's language is unknown. Fails with
   * status 404 or 410 if the content service does not know the preview.
   */
  abstract identify(
    token: string,
    documentId: string,
  ): Promise<Result<DocumentIdentity | undefined, CallFailure>>;
}
