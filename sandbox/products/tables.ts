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
  /** When the registration's reservation ends; null for a code that is permanently reserved for one account. */
  reserved_until: OptionalMoment;
  used_by: string | null;
  used_at: OptionalMoment;
}

/** Columns of beta keys; null for other codes. */
interface GiftColumns {
  /** Player who can give the key away. */
  owner_id: OptionalText;
  /** Null before the key is sent, after it is canceled, and after the sender's or the recipient's account is erased. */
  recipient: OptionalText;
  sent_at: OptionalMoment;
  /** Time of the cancellation; the owner got a new key in exchange. */
  canceled_at: OptionalMoment;
}
