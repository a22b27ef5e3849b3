import type { Kysely } from 'kysely';
import { backEndTexts, type BackEndTexts } from '#content/generated/backEndTexts';
import { dateFormat } from '#domain/language/dateFormat';
import { defaultLocale, languageTag, localeOfLanguage, type Language } from '#domain/language/Locale';
import type { Sandbox } from '../context';
import { emailLink } from '../platform/emailLink';
import { emailWithLink, type Fact } from '../platform/emailWithLink';
import { fillIn } from '../platform/fillIn';
import type { EmailWithCopies, SentEmail } from '../platform/mailbox';
import type { Player, Tables } from '../platform/tables';
import { storeForOwner } from './storeForOwner';

/** A security change that the account owner is notified about. The event's texts are stored under the same name. */
export type SecurityEvent = keyof BackEndTexts['security']['events'];

export interface SecurityNotice {
  readonly event: SecurityEvent;
  /** Language of the calling page; default: the player's. */
  readonly language?: Language | undefined;
  /** Values for the placeholders in the event's texts. */
  readonly values?: Readonly<Record<string, string>>;
  /** Facts shown before the time, such as the device. */
  readonly facts?: readonly Fact[];
  readonly at: Date;
  readonly rootUrl: string;
}

type Owner = Pick<Player, 'id' | 'email' | 'display_name' | 'language'>;

/** Notifies the owner of a change to the account's security. Its link leads to the password reset. */
export const securityEmail = (owner: Omit<Owner, 'id'>, news: SecurityNotice): EmailWithCopies => {
  const language = news.language ?? owner.language;
  const locale = localeOfLanguage(language) ?? defaultLocale;
  const { events, when, notYou, ...texts } = backEndTexts[language].security;
  const { subject, heading, reason } = events[news.event];
  const time = dateFormat(languageTag(locale), {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: 'UTC',
  }).format(news.at);
  return emailWithLink({
    recipient: owner.email,
    name: owner.display_name,
    language,
    texts: {
      ...texts,
      subject,
      heading,
      reason: fillIn(reason, news.values ?? {}),
      more: [notYou],
      facts: [...(news.facts ?? []), { name: when, value: time }],
    },
    link: emailLink({ language, rootUrl: news.rootUrl }, 'forgot-password'),
  });
};

/**
 * Stores the email in the transaction of the change.
 * @returns the email, which can be sent after the transaction
 */
export const storeSecurityEmail = (
  sandbox: Sandbox,
  transaction: Kysely<Tables>,
  owner: Owner,
  news: Omit<SecurityNotice, 'at' | 'rootUrl'>,
): Promise<SentEmail> => {
  const email = securityEmail(owner, { ...news, at: sandbox.clock.now(), rootUrl: sandbox.rootUrl() });
  return storeForOwner(sandbox, transaction, owner, email);
};
