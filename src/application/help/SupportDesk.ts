import type { SupportMessage, SupportReceipt } from '#domain/help/SupportMessage';
import type { Language } from '#domain/language/Locale';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';

export type SupportRejection = { readonly kind: 'email-invalid' } | CallFailure;

export interface SupportOptions {
  /** Idempotency key; a message that is sent again with the same key is delivered only once. */
  readonly key: string;
  /** Language of the confirmation email. */
  readonly emailLanguage: Language;
}

/** Receives messages from players, and confirms them by email. Our extension of the API (feature `support`). */
export abstract class SupportDesk {
  abstract send(
    message: SupportMessage,
    sending: SupportOptions,
  ): Promise<Result<SupportReceipt, SupportRejection>>;
}
