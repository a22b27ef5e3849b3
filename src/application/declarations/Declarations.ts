import type { Cancellation, DeclarationReceipt, Withdrawal } from '#domain/declarations/Declaration';
import type { Language } from '#domain/language/Locale';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';

export type DeclarationRejection = { readonly kind: 'email-invalid' } | CallFailure;

export interface DeclarationOptions {
  /** Idempotency key: a declaration that is sent again with the same key is received once. */
  readonly key: string;
  /** Language of the acknowledgment. */
  readonly emailLanguage: Language;
}

export type DeclarationResult = Promise<Result<DeclarationReceipt, DeclarationRejection>>;

/** The responses do not reveal whether an order or an email exists. */
export abstract class Declarations {
  abstract withdraw(withdrawal: Withdrawal, sending: DeclarationOptions): DeclarationResult;

  abstract cancel(cancellation: Cancellation, sending: DeclarationOptions): DeclarationResult;
}
