import type { Language } from '#domain/language/Locale';
import type { Moment, OptionalMoment } from '../platform/moments';

export interface NewsletterSignUpsTable {
  /** In lower case, so that each address has one subscription. */
  email: string;
  language: Language;
  requested_at: Moment;
  /** Hash of the key in the most recent email. */
  key_hash: string;
  key_expires_at: Moment;
  /** Null until the subscription is confirmed. Until then, no newsletter is sent. */
  confirmed_at: OptionalMoment;
}

/** Subscriptions of email addresses. An address without a row is not subscribed. */
export interface MailingInterestsTable {
  /** In lower case. */
  email: string;
  /** Id of an interest. */
  interest: string;
  language: Language;
  is_subscribed: boolean;
  changed_at: Moment;
}

/** Keys of the unsubscribe links in emails. They never expire. */
export interface UnsubscribeKeysTable {
  key_hash: string;
  email: string;
  interest: string;
}
