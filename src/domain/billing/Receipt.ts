import type { OrderLine } from './Order';

/** A receipt for an order. Amounts are in hundredths of the currency unit. */
export interface Receipt {
  readonly number: string;
  readonly issuedAt: Date;
  readonly orderId: string;
  readonly paidAt: Date;
  readonly isRefunded: boolean;
  readonly seller: Party & { readonly taxId: string };
  readonly buyer: Party;
  readonly lines: readonly OrderLine[];
  readonly net: number;
  /** Fraction of the net amount; 0 when no tax is due. */
  readonly taxRate: number;
  readonly tax: number;
  readonly total: number;
  /** ISO 4217 */
  readonly currency: string;
}

export interface Party {
  /** The seller always has a name; a buyer's name may be empty. */
  readonly name: string;
  readonly email: string;
  /** Address lines; empty if unknown. */
  readonly address: readonly string[];
}
