import type { Language } from '../../src/domain/language/Locale';
import type { Moment, OptionalMoment } from '../platform/moments';

export interface NewsletterSignUpsTable {
  /** Lower case: one subscription for each address. */
  email: string;
  language: Language;
  requested_at: Moment;
  /** Of the key in the newest email. */
  key_hash: string;
  key_expires_at: Moment;
  /** Null until the link was opened: no newsletter is sent before. */
  confirmed_at: OptionalMoment;
}

/** What an email address has subscribed to; without a row it has not. */
export interface MailingInterestsTable {
  /** Lower case. */
  email: string;
  /** The id of an interest. */
  interest: string;
  language: Language;
  is_subscribed: boolean;
  changed_at: Moment;
}

/** Of the links in emails; they stay valid. */
export interface UnsubscribeKeysTable {
  key_hash: string;
  email: string;
  interest: string;
}
