import type { ColumnType, Generated } from 'kysely';

/** Receipt of an order; never changes once it is issued. */
export interface ReceiptsTable {
  order_id: string;
  /** Receipt number; ascending. */
  number: Generated<number>;
  issued_at: ColumnType<Date, Date, Date>;
  buyer_name: string;
  buyer_email: string;
  buyer_address: string[];
  /** Total after discounts and promotions. */
  total_cents: number;
  /** Tax rate in ten-thousandths of the net amount. */
  tax_rate: number;
}
