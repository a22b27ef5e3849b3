import type { ColumnType, Generated } from 'kysely';

/** The receipt of an order: once issued, it stays as it is. */
export interface ReceiptsTable {
  order_id: string;
  /** Ascending. */
  number: Generated<number>;
  issued_at: ColumnType<Date, Date, Date>;
  buyer_name: string;
  buyer_email: string;
  buyer_address: string[];
  /** After discounts and promotions. */
  total_cents: number;
  /** Fraction of the net amount, in ten-thousandths. */
  tax_rate: number;
}
