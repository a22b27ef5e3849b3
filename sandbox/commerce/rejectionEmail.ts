import { formatMoney } from '../../src/domain/commerce/formatMoney';
import type { Currency } from '../../src/domain/commerce/Money';
import type { OrderRejection } from '../../src/domain/commerce/PurchaseOrder';
import { defaultLocale, localeOfLanguage, type Language } from '../../src/domain/language/Locale';
import { pathOf } from '../../src/domain/navigation/matchPath';
import { emailWithLink } from '../platform/emailWithLink';
import type { OutgoingEmail } from '../platform/mailbox';
import { receiptTexts } from './receiptTexts';
import { rejectionTexts } from './rejectionTexts';

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

/** The email after a payment that came too late: what happened, and that the money is returned. */
export const rejectionEmail = (rejected: RejectedOrder): OutgoingEmail => {
  const { recipient, language, order, product } = rejected;
  const locale = localeOfLanguage(language) ?? defaultLocale;
  const shared = receiptTexts[language];
  const texts = rejectionTexts[language];
  const productName = product === 'mydu' ? shared.myDU : shared.months(product);
  const amount = formatMoney({ cents: order.cents, currency: order.currency as Currency }, locale);
  return emailWithLink({
    recipient,
    language,
    texts: {
      subject: texts.subject(productName),
      preview: texts.preview(amount),
      heading: texts.heading,
      greeting: shared.greeting(rejected.displayName),
      reason: texts.reason[rejected.rejection](productName),
      more: [texts.refund(amount)],
      facts: [
        { name: shared.product, value: productName },
        { name: texts.returned, value: amount },
        { name: shared.order, value: order.id },
      ],
      action: texts.action,
      alternative: shared.alternative,
      ignore: texts.ignore,
      signature: shared.signature,
    },
    link: `${rejected.rootUrl}${pathOf('buy', locale)}`,
  });
};
