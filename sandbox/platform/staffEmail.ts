import type { Language } from '#domain/language/Locale';
import { answerLink } from './emailLink';
import { emailWithLink, type EmailTexts } from './emailWithLink';
import type { OutgoingEmail } from './mailbox';

/** Email address and language of a part of our staff. */
export interface StaffDesk {
  readonly address: string;
  readonly language: Language;
}

interface StaffEmail {
  readonly sender: string;
  /** Each line becomes a paragraph. */
  readonly message: string;
  readonly answerSubject: string;
  readonly texts: Omit<EmailTexts, 'preview' | 'more'>;
}

/** Creates the email with which a visitor's message reaches our staff. Its link begins an answer to the sender. */
export const staffEmail = (
  { address: recipient, language }: StaffDesk,
  { sender, message, answerSubject, texts }: StaffEmail,
): OutgoingEmail => ({
  ...emailWithLink({
    recipient,
    name: '',
    language,
    texts: {
      ...texts,
      preview: message.slice(0, 120),
      more: message.split(/\r?\n/).filter((paragraph) => paragraph.trim() !== ''),
    },
    link: answerLink(sender, answerSubject),
  }),
  replyTo: sender,
});
