import type { Amount } from '../billing/Amount';

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
  /** Absent if the server does not return it. */
  readonly id?: string;
  /** When the contract ends; absent for a withdrawal, or if it is still unknown. */
  readonly effectiveAt?: Date;
}

/** Proof that a declaration was received. */
export interface DeclarationReceipt {
  readonly id: string;
  readonly receivedAt: Date;
  /** The first declaration of this kind with the same order number and email; absent if there was none. */
  readonly earlier?: { readonly id: string; readonly receivedAt: Date };
}

/** What has happened to a declaration since it was received. */
export interface DeclarationStatus {
  readonly id: string;
  readonly kind: DeclarationKind;
  readonly receivedAt: Date;
  /** When the contract ends; absent for a withdrawal, or if it is still unknown. */
  readonly effectiveAt?: Date;
  /** Absent until the payment was returned. */
  readonly refund?: Refund;
}

/** A payment that was returned. */
export interface Refund {
  readonly amount: Amount;
  /** Absent if the day is unknown. */
  readonly refundedAt?: Date;
  /** Last four digits of the card to which it was returned; absent if they are unknown. */
  readonly cardLastFour?: string;
}

/** Number and email that identify a declaration or an order without an account. */
export interface DeclarationReference {
  readonly number: string;
  readonly email: string;
}

/** Maximum lengths in UTF-16 code units. */
export const maxDeclarationLengths = { name: 200, orderNumber: 64, contract: 500, reason: 2000 } as const;
