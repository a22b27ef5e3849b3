import { backEndTexts } from '#content/generated/backEndTexts';
import type { Language } from '#domain/language/Locale';
import { emailLink } from '../platform/emailLink';
import { emailWithLink } from '../platform/emailWithLink';
import { fillIn } from '../platform/fillIn';
import type { OutgoingEmail } from '../platform/mailbox';

interface TransferEmail {
  readonly recipient: string;
  readonly displayName: string;
  /** Display name of the sender. */
  readonly sender: string;
  readonly language: Language;
  readonly quantity: number;
  readonly note: string | undefined;
  readonly rootUrl: string;
}

/** Creates the email that tells a player about coupons from another player. */
export const transferEmail = (email: TransferEmail): OutgoingEmail => {
  const { recipient, displayName, sender, language, quantity, note, rootUrl } = email;
  const { subject, reason, quantityLabel, ...texts } = backEndTexts[language].dacTransfer;
  const { noteLabel } = backEndTexts[language].gift;
  return emailWithLink({
    recipient,
    name: displayName,
    language,
    texts: {
      ...texts,
      subject: fillIn(subject, { sender }),
      reason: fillIn(reason, { sender }),
      facts: [
        { name: quantityLabel, value: String(quantity) },
        ...(note === undefined ? [] : [{ name: fillIn(noteLabel, { sender }), value: note }]),
      ],
    },
    link: emailLink({ language, rootUrl }, 'dacs'),
  });
};
