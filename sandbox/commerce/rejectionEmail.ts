import { backEndTexts } from '#content/generated/backEndTexts';
import { formatMoney } from '#domain/commerce/formatMoney';
import type { Currency } from '#domain/commerce/Money';
import { orderNumber } from '#domain/commerce/orderNumber';
import type { OrderRejection } from '#domain/commerce/PurchaseOrder';
import { defaultLocale, localeOfLanguage, type Language } from '#domain/language/Locale';
import { emailLink } from '../platform/emailLink';
import { emailWithLink } from '../platform/emailWithLink';
import { fillIn } from '../platform/fillIn';
import type { OutgoingEmail } from '../platform/mailbox';
import { productName } from './productName';

export interface RejectedOrder {
  readonly recipient: string;
  /** Empty for a ghost. */
  readonly displayName: string;
  readonly language: Language;
  readonly order: { readonly id: string; readonly cents: number; readonly currency: string };
  /** Months of game time, or MyDU. */
  readonly product: number | 'mydu';
  readonly rejection: OrderRejection;
  readonly rootUrl: string;
}

/** Creates the email about a payment for a rejected order. It explains the reason and announces the refund. */
export const rejectionEmail = (rejected: RejectedOrder): OutgoingEmail => {
  const { recipient, language, order, product } = rejected;
  const locale = localeOfLanguage(language) ?? defaultLocale;
  const { receipt, rejection: texts } = backEndTexts[language];
  const name = productName(product, language);
  const amount = formatMoney({ cents: order.cents, currency: order.currency as Currency }, locale);
  return emailWithLink({
    recipient,
    name: rejected.displayName,
    language,
    texts: {
      subject: fillIn(texts.subject, { product: name }),
      preview: fillIn(texts.preview, { amount }),
      heading: texts.heading,
      reason: fillIn(texts.reason[rejected.rejection], { product: name }),
      more: [fillIn(texts.refund, { amount })],
      facts: [
        { name: receipt.product, value: name },
        { name: texts.returned, value: amount },
        { name: receipt.order, value: orderNumber(order.id) },
      ],
      action: texts.action,
      ignore: texts.ignore,
    },
    link: emailLink(rejected, 'buy'),
  });
};
