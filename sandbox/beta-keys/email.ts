import { backEndTexts } from '#content/generated/backEndTexts';
import type { Language } from '#domain/language/Locale';
import { emailLink } from '../platform/emailLink';
import { emailWithLink } from '../platform/emailWithLink';
import { fillIn } from '../platform/fillIn';
import type { OutgoingEmail } from '../platform/mailbox';

interface BetaKeyEmail {
  readonly recipient: string;
  /** Display name of the sender. */
  readonly sender: string;
  readonly key: string;
  readonly note: string | undefined;
  /** Account of the recipient; undefined if there is none. */
  readonly playerId: string | undefined;
  readonly language: Language;
  readonly rootUrl: string;
}

/** Creates the email that delivers a beta key. Players follow its link to redeem the key, others to sign up with it. */
export const betaKeyEmail = (email: BetaKeyEmail): OutgoingEmail => {
  const { recipient, sender, key, note, playerId, language, rootUrl } = email;
  const { subject, reason, forPlayer, forNewcomer, keyLabel, ...texts } = backEndTexts[language].betaKey;
  const { noteLabel } = backEndTexts[language].gift;
  return emailWithLink({
    recipient,
    name: '',
    language,
    texts: {
      ...texts,
      subject: fillIn(subject, { sender }),
      reason: fillIn(reason, { sender }),
      ...(playerId === undefined ? forNewcomer : forPlayer),
      facts: [
        { name: keyLabel, value: key },
        ...(note === undefined ? [] : [{ name: fillIn(noteLabel, { sender }), value: note }]),
      ],
    },
    link: emailLink({ language, rootUrl }, 'beta-key', { key, playerId }),
  });
};
