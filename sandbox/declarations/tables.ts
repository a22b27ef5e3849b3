import type { Language } from '../../src/domain/language/Locale';
import type { Moment, OptionalMoment } from '../platform/moments';

/** What somebody declared about a contract, with or without an account. */
export interface DeclarationsTable {
  id: string;
  kind: 'withdrawal' | 'cancellation';
  /** Of its content with the key of the sender: the same arrives once. */
  request_hash: string;
  language: Language;
  name: string;
  order_number: string;
  contract: string;
  email: string;
  /** Of a cancellation; null for a withdrawal. */
  cancellation_kind: 'ordinary' | 'extraordinary' | null;
  /** Of an extraordinary cancellation; empty for others. */
  reason: string;
  /** The wanted end of a cancellation, ISO 8601; null for the next possible one. */
  ends_on: string | null;
  received_at: Moment;
  /** Known when number and email belong to one. */
  order_id: string | null;
  /** When the contract of a cancellation ends; null while that is not known. */
  effective_at: OptionalMoment;
}
