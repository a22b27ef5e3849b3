import { backEndTexts } from '#content/generated/backEndTexts';
import type { Language } from '#domain/language/Locale';
import type { EndedSetup } from '#domain/security/EndedSetup';
import { emailLink } from '../platform/emailLink';
import { emailWithLink } from '../platform/emailWithLink';
import type { EmailWithCopies, OutgoingEmail } from '../platform/mailbox';
import { endedFacts, endedParagraphs } from '../security/endedFacts';

interface EmailChangeEmail {
  readonly name: string;
  readonly language: Language;
  readonly key: string;
  readonly rootUrl: string;
  readonly oldEmail: string;
  readonly newEmail: string;
}

const facts = ({ language, oldEmail, newEmail }: Omit<EmailChangeEmail, 'key'>) => {
  const texts = backEndTexts[language].emailFacts;
  return [
    { name: texts.old, value: oldEmail },
    { name: texts.new, value: newEmail },
  ];
};

/**
 * Email to the new address; its link confirms the change (PF-02). It contains nothing about the player, because the
 * address may be a stranger's.
 */
export const emailChangeEmail = (
  change: Pick<EmailChangeEmail, 'language' | 'key' | 'rootUrl' | 'newEmail'>,
): OutgoingEmail => {
  const { language, key, newEmail } = change;
  return emailWithLink({
    recipient: newEmail,
    name: '',
    language,
    texts: backEndTexts[language].emailChange,
    link: emailLink(change, 'email-change', { key }),
  });
};

/** Email to the current address about a pending change. Its link leads to the page where it can be canceled. */
export const emailChangeRequestedEmail = (change: Omit<EmailChangeEmail, 'key'>): EmailWithCopies => {
  const { name, language, oldEmail } = change;
  const { notYou, ...texts } = backEndTexts[language].emailChangeAsked;
  return emailWithLink({
    recipient: oldEmail,
    name,
    language,
    texts: { ...texts, more: [notYou], facts: facts(change) },
    link: emailLink(change, 'profile'),
  });
};

/** Email to the old address. Its link undoes the change for seven days. */
export const emailChangedEmail = (change: EmailChangeEmail): OutgoingEmail => {
  const { name, language, key, oldEmail } = change;
  const { notYou, ...texts } = backEndTexts[language].emailChanged;
  return emailWithLink({
    recipient: oldEmail,
    name,
    language,
    texts: { ...texts, more: [notYou], facts: facts(change) },
    link: emailLink(change, 'email-undo', { key }),
  });
};

/** Email to the restored address. It lists what was ended with the change, and its link leads to the password reset. */
export const emailRestoredEmail = (change: EmailChangeEmail, ended: readonly EndedSetup[]): OutgoingEmail => {
  const { name, language, key, oldEmail } = change;
  return emailWithLink({
    recipient: oldEmail,
    name,
    language,
    texts: {
      ...backEndTexts[language].emailRestored,
      more: endedParagraphs(ended, language),
      facts: [...facts(change), ...endedFacts(ended, language)],
    },
    // The email is also a notice, so it is sent even after the link has expired.
    link: { ...emailLink(change, 'reset', { key }), lifetimeSeconds: undefined },
  });
};

/** Email to the address that was removed from the account. */
export const emailRemovedEmail = (change: Omit<EmailChangeEmail, 'key'>): OutgoingEmail => {
  const { language, newEmail } = change;
  return emailWithLink({
    recipient: newEmail,
    name: '',
    language,
    texts: backEndTexts[language].emailRemoved,
    link: emailLink(change, 'home'),
  });
};
