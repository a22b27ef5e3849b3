import { backEndTexts } from '#content/generated/backEndTexts';
import { defaultLocale, localeOfLanguage, type Language } from '#domain/language/Locale';
import type { EndedSetup } from '#domain/security/EndedSetup';
import { emailLink } from '../platform/emailLink';
import { emailWithLink } from '../platform/emailWithLink';
import { formatMoment } from '../platform/formatDates';
import type { EmailWithCopies, OutgoingEmail } from '../platform/mailbox';
import type { Player } from '../platform/tables';
import { endedFacts, endedParagraphs } from './endedFacts';

type Recipient = Pick<Player, 'email' | 'display_name'>;

/** Email with the password reset link (FP-01). */
export const resetEmail = (
  player: Recipient,
  language: Language,
  key: string,
  rootUrl: string,
): OutgoingEmail =>
  emailWithLink({
    recipient: player.email,
    name: player.display_name,
    language,
    texts: backEndTexts[language].passwordReset,
    link: emailLink({ language, rootUrl }, 'reset', { key }),
  });

interface ResetWaitMessage {
  readonly language: Language;
  readonly rootUrl: string;
  readonly dueAt: Date;
}

/** Tells the owner that a reset waits. Its link stops the reset without a sign-in. */
export const resetWaitEmail = (
  player: Recipient,
  { language, rootUrl, dueAt }: ResetWaitMessage,
  stopKey: string,
): EmailWithCopies => {
  const locale = localeOfLanguage(language) ?? defaultLocale;
  const { wasYou, notYou, due, ...texts } = backEndTexts[language].resetWait;
  return emailWithLink({
    recipient: player.email,
    name: player.display_name,
    language,
    texts: { ...texts, more: [wasYou, notYou], facts: [{ name: due, value: formatMoment(locale, dueAt) }] },
    link: emailLink({ language, rootUrl }, 'stop-reset', { key: stopKey }),
  });
};

interface ResetMessage {
  readonly language: Language;
  readonly rootUrl: string;
  readonly turnsOffTwoFactor: boolean;
  readonly ended: readonly EndedSetup[];
}

/** Notifies the owner that the password has changed, and lists what the reset has ended (D-23). */
export const passwordResetEmail = (
  player: Recipient,
  { language, rootUrl, turnsOffTwoFactor, ended }: ResetMessage,
): EmailWithCopies => {
  const { twoFactorOff, notYou, ...texts } = backEndTexts[language].passwordChanged;
  return emailWithLink({
    recipient: player.email,
    name: player.display_name,
    language,
    texts: {
      ...texts,
      more: [...(turnsOffTwoFactor ? [twoFactorOff] : []), ...endedParagraphs(ended, language), notYou],
      facts: endedFacts(ended, language),
    },
    link: emailLink({ language, rootUrl }, 'forgot-password'),
  });
};
