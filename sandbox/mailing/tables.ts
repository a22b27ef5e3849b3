import type { Language } from '#domain/language/Locale';
import type { Moment, OptionalMoment } from '../platform/moments';

export interface NewsletterSignUpsTable {
  /** Lower case, so that each address has one subscription. */
  email: string;
  language: Language;
  requested_at: Moment;
  /** Hash of the key in the newest email. */
  key_hash: string;
  key_expires_at: Moment;
  /** Null until the subscription is confirmed. No newsletter is sent before. */
  confirmed_at: OptionalMoment;
}

/** Subscriptions of email addresses. An address without a row is not subscribed. */
export interface MailingInterestsTable {
  /** Lower case. */
  email: string;
  /** The id of an interest. */
  interest: string;
  language: Language;
  is_subscribed: boolean;
  changed_at: Moment;
}

/** Keys of the unsubscribe links in emails. They stay valid. */
export interface UnsubscribeKeysTable {
  key_hash: string;
  email: string;
  interest: string;
}
