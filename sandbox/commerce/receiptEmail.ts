import { backEndTexts } from '#content/generated/backEndTexts';
import { offerRenewal } from '#domain/billing/renewal';
import { formatMoney } from '#domain/commerce/formatMoney';
import type { Currency } from '#domain/commerce/Money';
import { orderNumber } from '#domain/commerce/orderNumber';
import { defaultLocale, localeOfLanguage, type Language } from '#domain/language/Locale';
import { renewalText } from '../billing/renewalText';
import { emailLink } from '../platform/emailLink';
import { emailWithLink } from '../platform/emailWithLink';
import { fillIn } from '../platform/fillIn';
import { formatDay } from '../platform/formatDates';
import type { OutgoingEmail } from '../platform/mailbox';
import { productName } from './productName';

export interface ReceiptEmailContent {
  readonly recipient: string;
  /** Empty for a ghost. */
  readonly displayName: string;
  readonly language: Language;
  readonly order: {
    readonly id: string;
    readonly cents: number;
    readonly currency: string;
    readonly paidAt: Date;
  };
  /** Months of game time, or MyDU. */
  readonly product: number | 'mydu';
  /** Whether the product was bought in the store, which has its own tax rules. */
  readonly isOfStore: boolean;
  /** Activation key for the sign-up link in a ghost's email; undefined for players. */
  readonly activationKey: string | undefined;
  readonly rootUrl: string;
}

/** Creates the email that is sent after a payment. */
export const receiptEmail = (receipt: ReceiptEmailContent): OutgoingEmail => {
  const { language, order, product, activationKey } = receipt;
  const locale = localeOfLanguage(language) ?? defaultLocale;
  const texts = backEndTexts[language].receipt;
  const name = productName(product, language);
  const about = (text: string): string => fillIn(text, { product: name });
  const isDownload = activationKey === undefined && !receipt.isOfStore && product !== 'mydu';
  const link =
    activationKey === undefined
      ? emailLink(receipt, isDownload ? 'download' : 'products')
      : emailLink(receipt, 'signup', { key: activationKey });
  // Players have to claim months that were bought in the store.
  const arrival = receipt.isOfStore && product !== 'mydu' ? texts.toBeClaimed : texts.arrived;
  const amount = formatMoney({ cents: order.cents, currency: order.currency as Currency }, locale);
  return emailWithLink({
    recipient: receipt.recipient,
    name: receipt.displayName,
    language,
    texts: {
      subject: about(texts.subject),
      preview: activationKey === undefined ? texts.preview : texts.ghostPreview,
      heading: activationKey === undefined ? texts.heading : texts.ghostHeading,
      reason: about(activationKey === undefined ? arrival : texts.ghostReason),
      more: [
        ...(activationKey !== undefined && product !== 'mydu' ? [texts.ghostNext] : []),
        renewalText(offerRenewal, language),
        ...(receipt.isOfStore ? [] : [texts.rights]),
      ],
      facts: [
        { name: texts.product, value: name },
        {
          name: texts.paid,
          value: receipt.isOfStore ? amount : fillIn(texts.paidWithTax, { amount }),
        },
        {
          name: texts.date,
          value: `${formatDay(locale, order.paidAt)} (UTC)`,
        },
        { name: texts.order, value: orderNumber(order.id) },
      ],
      action: isDownload ? texts.download : activationKey === undefined ? texts.action : texts.ghostAction,
      ...(activationKey !== undefined && { validity: texts.ghostValidity }),
      ignore: texts.ignore,
    },
    link,
  });
};
