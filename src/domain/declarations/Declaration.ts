/**
 * What a consumer declares about a contract, without an account: that they withdraw from it (§ 356a BGB, Directive (EU)
 * 2023/2673), or that they cancel it (§ 312k BGB).
 */
export interface Withdrawal {
  readonly name: string;
  /** As it stands on the receipt; empty when the contract is described. */
  readonly orderNumber: string;
  /** What was bought and when; empty when there is an order number. */
  readonly contract: string;
  /** Where the acknowledgement is sent. */
  readonly email: string;
}

export const cancellationKinds = ['ordinary', 'extraordinary'] as const;

export type CancellationKind = (typeof cancellationKinds)[number];

export interface Cancellation extends Withdrawal {
  readonly kind: CancellationKind;
  /** Of an extraordinary cancellation; empty for others. */
  readonly reason: string;
  /** ISO 8601, a day; nothing when the contract shall end as soon as possible. */
  readonly endsOn?: string;
}

export type DeclarationKind = 'withdrawal' | 'cancellation';

/** A declaration about an order, as its history shows it. */
export interface DeclaredAbout {
  readonly kind: DeclarationKind;
  readonly receivedAt: Date;
}

/** The proof that a declaration arrived. */
export interface DeclarationReceipt {
  readonly id: string;
  readonly receivedAt: Date;
}

/** In UTF-16 units, as `maxlength` counts. */
export const longest = { name: 200, orderNumber: 64, contract: 500, reason: 2000 } as const;
