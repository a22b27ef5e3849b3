import type { Language } from '#domain/language/Locale';
import { byEmail } from '../my-data/dataPolicy';
import { boolean, language, oneOf, personalTable, text, timestamp } from '../platform/table';

export const mailingTables = {
  newsletter_sign_ups: personalTable(
    { rows: byEmail('newsletter_sign_ups.email', 'newsletter_sign_ups.requested_at'), onErasure: 'delete' },
    {
      /** In lower case, so that each address has one subscription. */
      email: text().primaryKey().shown(),
      language: language().shown(),
      requested_at: timestamp().shown(),
      /** Hash of the key in the most recent email. */
      key_hash: text().unique().held('key'),
      key_expires_at: timestamp().shown(),
      /** Null until the subscription is confirmed. Until then, no newsletter is sent. */
      confirmed_at: timestamp().orNull().shown(),
    },
  ),
  /** Subscriptions of email addresses. An address without a row is not subscribed. */
  mailing_interests: personalTable(
    { rows: byEmail('mailing_interests.email', 'mailing_interests.changed_at'), onErasure: 'delete' },
    {
      /** In lower case. */
      email: text().shown(),
      /** Id of an interest. */
      interest: text().shown(),
      language: oneOf<Language>('en', 'fr', 'de').shown(),
      is_subscribed: boolean().shown(),
      changed_at: timestamp().shown(),
    },
    { constraints: ['constraint mailing_interests_key primary key (email, interest)'] },
  ),
  /** Keys of the unsubscribe links in emails. They never expire. */
  unsubscribe_keys: personalTable(
    { rows: byEmail('unsubscribe_keys.email'), onErasure: 'delete' },
    {
      key_hash: text().primaryKey().held('key'),
      email: text().shown(),
      interest: text().shown(),
    },
  ),
};
