import type { Language } from '#domain/language/Locale';
import type { Moment, OptionalMoment } from '../platform/moments';

/** Declarations about a contract, sent with or without an account. */
export interface DeclarationsTable {
  id: string;
  kind: 'withdrawal' | 'cancellation';
  /** Hash of the content and the sender's key, so that a retry is stored only once. */
  request_hash: string;
  language: Language;
  name: string;
  order_number: string;
  contract: string;
  email: string;
  /** Type of cancellation; null for a withdrawal. */
  cancellation_kind: 'ordinary' | 'extraordinary' | null;
  /** Reason for an extraordinary cancellation; otherwise empty. */
  reason: string;
  /** Requested end of the contract (ISO 8601); null to end it as soon as possible. */
  ends_on: string | null;
  received_at: Moment;
  /** Order with the given number and email; null if no order matches. */
  order_id: string | null;
  /** End of the canceled contract; null if it is still unknown. */
  effective_at: OptionalMoment;
}
