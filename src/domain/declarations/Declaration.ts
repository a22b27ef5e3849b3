/**
 * A consumer's declaration about a contract, made without an account. It is a withdrawal (§ 356a BGB, Directive
 * (EU) 2023/2673) or a cancellation (§ 312k BGB).
 */
export interface Withdrawal {
  readonly name: string;
  /** Order number as printed on the receipt; empty if the consumer describes the contract instead. */
  readonly orderNumber: string;
  /** What the consumer bought and when; empty if there is an order number. */
  readonly contract: string;
  /** Email to which the acknowledgment is sent. */
  readonly email: string;
}

export const cancellationKinds = ['ordinary', 'extraordinary'] as const;

export type CancellationKind = (typeof cancellationKinds)[number];

export interface Cancellation extends Withdrawal {
  readonly kind: CancellationKind;
  /** Reason for an extraordinary cancellation; empty for all other declarations. */
  readonly reason: string;
  /** ISO 8601 date; absent if the contract should end as soon as possible. */
  readonly endsOn?: string;
}

export type DeclarationKind = 'withdrawal' | 'cancellation';

/** A declaration about an order, as shown in the order history. */
export interface OrderDeclaration {
  readonly kind: DeclarationKind;
  readonly receivedAt: Date;
}

/** Proof that a declaration was received. */
export interface DeclarationReceipt {
  readonly id: string;
  readonly receivedAt: Date;
}

/** Maximum lengths in UTF-16 code units, as for the `maxlength` attribute. */
export const maxDeclarationLengths = { name: 200, orderNumber: 64, contract: 500, reason: 2000 } as const;
