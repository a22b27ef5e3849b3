import { backEndTexts } from '#content/generated/backEndTexts';
import { dateFormat } from '#domain/language/dateFormat';
import { defaultLocale, languageTag, localeOfLanguage, type Language } from '#domain/language/Locale';
import { emailLink } from '../platform/emailLink';
import { emailWithLink } from '../platform/emailWithLink';
import type { EmailWithCopies } from '../platform/mailbox';
import type { Player } from '../platform/tables';

export interface DeletionEmail {
  readonly owner: Pick<Player, 'email' | 'display_name'>;
  readonly language: Language;
  readonly rootUrl: string;
}

/** Creates the email about a requested deletion. Its link cancels the deletion without a sign-in. */
export const deletionRequestedEmail = (
  { owner, language, rootUrl }: DeletionEmail,
  dueAt: Date,
  key: string,
): EmailWithCopies => {
  const { due, contracts, notYou, ...texts } = backEndTexts[language].accountDeletion.requested;
  const day = dateFormat(languageTag(localeOfLanguage(language) ?? defaultLocale), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(dueAt);
  return emailWithLink({
    recipient: owner.email,
    name: owner.display_name,
    language,
    texts: { ...texts, more: [contracts, notYou], facts: [{ name: due, value: `${day} UTC` }] },
    link: emailLink({ language, rootUrl }, 'deletion', { key }),
  });
};

export const deletionCanceledEmail = ({ owner, language, rootUrl }: DeletionEmail): EmailWithCopies => {
  const { notYou, ...texts } = backEndTexts[language].accountDeletion.kept;
  return emailWithLink({
    recipient: owner.email,
    name: owner.display_name,
    language,
    texts: { ...texts, more: [notYou] },
    link: emailLink({ language, rootUrl }, 'forgot-password'),
  });
};

/** Creates the last email about an account. @param hasRecords whether order records are retained */
export const accountDeletedEmail = (
  { owner, language, rootUrl }: DeletionEmail,
  hasRecords: boolean,
): EmailWithCopies => {
  const { records, ...texts } = backEndTexts[language].accountDeletion.done;
  return emailWithLink({
    recipient: owner.email,
    // The name was erased with the account.
    name: '',
    language,
    texts: { ...texts, more: hasRecords ? [records] : [] },
    link: emailLink({ language, rootUrl }, 'home'),
  });
};
