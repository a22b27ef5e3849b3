import type { Cancellation, DeclarationReceipt, Withdrawal } from '#domain/declarations/Declaration';
import type { Language } from '#domain/language/Locale';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';

export type DeclarationRejection = { readonly kind: 'email-invalid' } | CallFailure;

export interface DeclarationOptions {
  /** Idempotency key. A declaration that is sent again with the same key is recorded only once. */
  readonly key: string;
  /** Language of the acknowledgment email. */
  readonly emailLanguage: Language;
}

export type DeclarationResult = Promise<Result<DeclarationReceipt, DeclarationRejection>>;

/** Submits withdrawals and cancellations. The responses do not reveal whether an order or email address exists. */
export abstract class Declarations {
  abstract withdraw(withdrawal: Withdrawal, sending: DeclarationOptions): DeclarationResult;

  abstract cancel(cancellation: Cancellation, sending: DeclarationOptions): DeclarationResult;
}
