import type { Locale } from '#domain/language/Locale';
import { pathOf } from '#domain/navigation/pagePaths';
import { emailKeySeconds } from '#domain/registration/emailKeys';
import type { FakePerson } from './people';

export type EmailKind = keyof typeof pageOfLink;

/** An email with a link, as stored in the mailbox of the fake back end. */
export interface FakeEmail {
  readonly kind: EmailKind;
  readonly to: string;
  readonly personId: string;
  readonly key: string;
  readonly path: string;
  /** ISO 8601. */
  readonly expiresAt: string;
  isUsed: boolean;
  /** When an email change was undone with the key. ISO 8601. */
  usedAt?: string;
  /** When the change was requested that the key undoes. ISO 8601. */
  requestedAt?: string | undefined;
  /** True if a newer email has replaced this one. */
  readonly isReplaced?: boolean;
}

const pageOfLink = {
  activation: 'activate',
  reset: 'resetPassword',
  'stop-reset': 'stopReset',
  'email-change': 'confirmEmail',
  'email-undo': 'undoEmail',
  deletion: 'keepAccount',
} as const;

interface Link {
  readonly key: string;
  readonly locale: Locale;
  /** Query string including the question mark, or an empty string. */
  readonly query: string;
  readonly sentAt: Date;
}

export const emailTo = (
  { id, email, isGhost }: FakePerson,
  kind: EmailKind,
  { key, locale, query, sentAt }: Link,
): FakeEmail => ({
  kind,
  to: email,
  personId: id,
  key,
  path: pathOf(isGhost ? 'signupWithKey' : pageOfLink[kind], locale, { activationKey: key, key }) + query,
  expiresAt: new Date(sentAt.getTime() + emailKeySeconds[kind] * 1000).toISOString(),
  isUsed: false,
});

/** Returns the email with this key if the key is still valid. */
export const findValidEmail = (
  emails: readonly FakeEmail[],
  kind: EmailKind,
  key: string,
  now: Date,
): FakeEmail | undefined =>
  emails.find(
    (email) =>
      email.kind === kind &&
      email.key === key &&
      !email.isUsed &&
      Date.parse(email.expiresAt) > now.getTime(),
  );

export const markUsed = (email: FakeEmail): void => {
  email.isUsed = true;
};
