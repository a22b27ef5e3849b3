import type { Locale } from '../../domain/language/Locale';
import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';

/** Which document it is, without what it says. */
export interface DocumentIdentity {
  readonly type: string;
  readonly uid: string | null;
  readonly locale: Locale;
}

/** The documents of a preview by their id alone, as the content service's preview links name them. */
export abstract class PreviewedDocuments {
  /** Nothing when the preview has no such document, or one in a language that the site does not have. */
  abstract identify(
    token: string,
    documentId: string,
  ): Promise<Result<DocumentIdentity | undefined, CallFailure>>;
}
