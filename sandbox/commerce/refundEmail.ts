import { backEndTexts } from '#content/generated/backEndTexts';
import { formatAmount } from '#domain/billing/Amount';
import { orderNumber } from '#domain/commerce/orderNumber';
import { defaultLocale, localeOfLanguage } from '#domain/language/Locale';
import { emailLink } from '../platform/emailLink';
import { emailWithLink } from '../platform/emailWithLink';
import { fillIn } from '../platform/fillIn';
import { formatDay } from '../platform/formatDates';
import type { OutgoingEmail } from '../platform/mailbox';
import type { Declaration } from '../platform/tables';
import type { OrderRow } from './orders';

/** Creates the email that tells the sender of a withdrawal that the payment was returned. */
export const refundEmail = (
  withdrawal: Declaration,
  { id, price_cents, shipping_cents, currency, refunded_at: refundedAt, card_last_four: digits }: OrderRow,
  rootUrl: string,
): OutgoingEmail => {
  const { language, email: recipient } = withdrawal;
  const locale = localeOfLanguage(language) ?? defaultLocale;
  const texts = backEndTexts[language].refund;
  const amount = formatAmount({ cents: price_cents + shipping_cents, currency }, locale);
  return emailWithLink({
    recipient,
    // The sender may not own this mailbox, as in the acknowledgment.
    name: '',
    language,
    texts: {
      subject: texts.subject,
      preview: fillIn(texts.preview, { amount }),
      heading: texts.heading,
      reason: fillIn(texts.reason, { amount }),
      more: [texts.arrival],
      facts: [
        { name: texts.amount, value: amount },
        { name: texts.returnedTo, value: digits === null ? texts.sameWay : fillIn(texts.card, { digits }) },
        ...(refundedAt ? [{ name: texts.date, value: formatDay(locale, refundedAt) }] : []),
        { name: texts.order, value: orderNumber(id) },
        { name: texts.declaration, value: orderNumber(withdrawal.id) },
      ],
      action: texts.action,
      ignore: texts.ignore,
    },
    link: emailLink({ language, rootUrl }, 'declaration', withdrawal),
  });
};
