import type { ColumnType } from 'kysely';
import type { OptionalMoment } from '../platform/moments';

type OptionalText = ColumnType<string | null, string | null | undefined, string | null>;

export interface RedemptionCodesTable extends GiftColumns {
  id: string;
  code: string;
  months: number;
  product: string;
  expires_at: OptionalMoment;
  reserved_for: string | null;
  /** End of a registration's reservation; null for a code that belongs to one account. */
  reserved_until: OptionalMoment;
  used_by: string | null;
  used_at: OptionalMoment;
}

/** Of a beta key; null for other codes. */
interface GiftColumns {
  /** Who may give it away. */
  owner_id: OptionalText;
  /** Null until it is sent, and when it is canceled or forgotten. */
  recipient: OptionalText;
  sent_at: OptionalMoment;
  /** The owner has a new key in its place. */
  canceled_at: OptionalMoment;
}
