import { backEndTexts } from '#content/generated/backEndTexts';
import { orderNumber } from '#domain/commerce/orderNumber';
import type { SupportMessage, SupportReceipt } from '#domain/help/SupportMessage';
import { defaultLocale, localeOfLanguage, type Language } from '#domain/language/Locale';
import { sampleSeller } from '#samples/seller';
import { emailLink } from '../platform/emailLink';
import { emailWithLink } from '../platform/emailWithLink';
import { fillIn } from '../platform/fillIn';
import { formatDay } from '../platform/formatDates';
import type { OutgoingEmail } from '../platform/mailbox';
import { staffEmail, type StaffDesk } from '../platform/staffEmail';

const desk: StaffDesk = { address: sampleSeller.email, language: 'en' };

/** Creates the email with which a message reaches support. */
export const messageEmail = (
  { topic, email: sender, caseNumber, message }: SupportMessage,
  id: string,
): OutgoingEmail => {
  const { facts, topics, received: texts } = backEndTexts[desk.language].support;
  const number = orderNumber(id);
  return staffEmail(desk, {
    sender,
    message,
    answerSubject: fillIn(texts.answerSubject, { number }),
    texts: {
      ...texts,
      subject: fillIn(texts.subject, { topic: topics[topic], number }),
      facts: [
        { name: facts.number, value: number },
        { name: facts.topic, value: topics[topic] },
        { name: facts.email, value: sender },
        ...(caseNumber === '' ? [] : [{ name: facts.caseNumber, value: caseNumber }]),
      ],
    },
  });
};

/**
 * Creates the confirmation for the sender. It quotes nothing that the sender typed, because nobody has verified that
 * the mailbox is theirs (decision 113).
 */
export const confirmationEmail = (
  { topic, email: recipient }: SupportMessage,
  { id, answerBy }: SupportReceipt,
  { language, rootUrl }: { readonly language: Language; readonly rootUrl: string },
): OutgoingEmail => {
  const locale = localeOfLanguage(language) ?? defaultLocale;
  const { facts, topics, confirmed: texts } = backEndTexts[language].support;
  const number = orderNumber(id);
  const date = formatDay(locale, answerBy);
  return {
    ...emailWithLink({
      recipient,
      name: '',
      language,
      texts: {
        ...texts,
        subject: fillIn(texts.subject, { number }),
        reason: fillIn(texts.reason, { date }),
        facts: [
          { name: facts.number, value: number },
          { name: facts.topic, value: topics[topic] },
          { name: facts.answerBy, value: date },
        ],
      },
      link: emailLink({ language, rootUrl }, 'help'),
    }),
    replyTo: desk.address,
  };
};
