import { backEndTexts } from '#content/generated/backEndTexts';
import { defaultLocale, localeOfLanguage, type Language } from '#domain/language/Locale';
import { pathOf } from '#domain/navigation/pagePaths';
import { emailWithLink } from '../platform/emailWithLink';
import type { OutgoingEmail } from '../platform/mailbox';
import { resetPath } from '../security/emails';

interface EmailChangeEmail {
  readonly name: string;
  readonly language: Language;
  readonly key: string;
  readonly rootUrl: string;
  readonly oldEmail: string;
  readonly newEmail: string;
}

const localeOf = (language: Language) => localeOfLanguage(language) ?? defaultLocale;

const facts = ({ language, oldEmail, newEmail }: Omit<EmailChangeEmail, 'key'>) => {
  const texts = backEndTexts[language].emailFacts;
  return [
    { name: texts.old, value: oldEmail },
    { name: texts.new, value: newEmail },
  ];
};

const confirmEmailPath = (key: string, language: Language): string =>
  pathOf('confirmEmail', localeOf(language), { key });

const undoEmailPath = (key: string, language: Language): string =>
  pathOf('undoEmail', localeOf(language), { key });

/**
 * Email to the new address; its link confirms the change (PF-02). It contains nothing about the player, because the
 * address may be a stranger's.
 */
export const emailChangeEmail = (
  change: Pick<EmailChangeEmail, 'language' | 'key' | 'rootUrl' | 'newEmail'>,
): OutgoingEmail => {
  const { language, key, rootUrl, newEmail } = change;
  return emailWithLink({
    recipient: newEmail,
    name: '',
    language,
    texts: backEndTexts[language].emailChange,
    link: `${rootUrl}${confirmEmailPath(key, language)}`,
  });
};

/** Email to the current address about a pending change. Its link leads to the page where it can be canceled. */
export const emailChangeRequestedEmail = (change: Omit<EmailChangeEmail, 'key'>): OutgoingEmail => {
  const { name, language, rootUrl, oldEmail } = change;
  const { notYou, ...texts } = backEndTexts[language].emailChangeAsked;
  return emailWithLink({
    recipient: oldEmail,
    name,
    language,
    texts: { ...texts, more: [notYou], facts: facts(change) },
    link: `${rootUrl}${pathOf('profile', localeOf(language))}`,
  });
};

/** Email to the old address. Its link undoes the change for seven days. */
export const emailChangedEmail = (change: EmailChangeEmail): OutgoingEmail => {
  const { name, language, key, rootUrl, oldEmail } = change;
  const { notYou, ...texts } = backEndTexts[language].emailChanged;
  return emailWithLink({
    recipient: oldEmail,
    name,
    language,
    texts: { ...texts, more: [notYou], facts: facts(change) },
    link: `${rootUrl}${undoEmailPath(key, language)}`,
  });
};

/** Email to the restored address. Its link leads to the password reset. */
export const emailRestoredEmail = (change: EmailChangeEmail): OutgoingEmail => {
  const { name, language, key, rootUrl, oldEmail } = change;
  return emailWithLink({
    recipient: oldEmail,
    name,
    language,
    texts: { ...backEndTexts[language].emailRestored, facts: facts(change) },
    link: `${rootUrl}${resetPath(key, language)}`,
  });
};

/** Email to the address that was removed from the account. */
export const emailRemovedEmail = (change: Omit<EmailChangeEmail, 'key'>): OutgoingEmail => {
  const { language, rootUrl, newEmail } = change;
  return emailWithLink({
    recipient: newEmail,
    name: '',
    language,
    texts: backEndTexts[language].emailRemoved,
    link: `${rootUrl}${pathOf('home', localeOf(language))}`,
  });
};
