import type { PlacedOrder } from '#domain/billing/PlacedOrder';
import type {
  Cancellation,
  DeclarationReceipt,
  DeclarationReference,
  DeclarationStatus,
  Withdrawal,
} from '#domain/declarations/Declaration';
import type { declarationStatusRefusals } from '#domain/declarations/declarationRefusals';
import type { Language } from '#domain/language/Locale';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';

export type DeclarationRejection = { readonly kind: 'email-invalid' } | CallFailure;

export interface DeclarationOptions {
  /** Idempotency key. The back end records only one declaration for each key. */
  readonly key: string;
  /** Language of the acknowledgment email. */
  readonly emailLanguage: Language;
}

export type DeclarationResult = Promise<Result<DeclarationReceipt, DeclarationRejection>>;

export type DeclarationStatusRejection =
  { readonly kind: keyof typeof declarationStatusRefusals } | CallFailure;

/** Submits withdrawals and cancellations. The responses do not reveal whether an order or email address exists. */
export abstract class Declarations {
  abstract withdraw(withdrawal: Withdrawal, sending: DeclarationOptions): DeclarationResult;

  abstract cancel(cancellation: Cancellation, sending: DeclarationOptions): DeclarationResult;

  /** Returns the state of a declaration to anyone who knows its number and email. */
  abstract findStatus(
    reference: DeclarationReference,
  ): Promise<Result<DeclarationStatus, DeclarationStatusRejection>>;

  /** Returns an order by its number and its buyer's email, without a session. */
  abstract findOrder(
    reference: DeclarationReference,
  ): Promise<Result<PlacedOrder, DeclarationStatusRejection>>;
}
