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
  /** Kind of a cancellation; null for a withdrawal. */
  cancellation_kind: 'ordinary' | 'extraordinary' | null;
  /** Reason for an extraordinary cancellation; empty for others. */
  reason: string;
  /** Requested end of a cancellation (ISO 8601); null for the next possible one. */
  ends_on: string | null;
  received_at: Moment;
  /** Order that matches the number and the email; null if there is none. */
  order_id: string | null;
  /** End of a canceled contract; null while it is unknown. */
  effective_at: OptionalMoment;
}
