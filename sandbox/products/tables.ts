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
  /** End of a registration's reservation; null for a code that is reserved for one account permanently. */
  reserved_until: OptionalMoment;
  used_by: string | null;
  used_at: OptionalMoment;
}

/** Columns of beta keys; null for other codes. */
interface GiftColumns {
  /** Player who can give the key away. */
  owner_id: OptionalText;
  /** Null until the key is sent, and once it is canceled or the account is erased. */
  recipient: OptionalText;
  sent_at: OptionalMoment;
  /** Time of the cancellation; the owner got a new key in exchange. */
  canceled_at: OptionalMoment;
}
