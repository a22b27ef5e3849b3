import { backEndTexts } from '#content/generated/backEndTexts';
import { parsePlanMonths } from '#domain/commerce/offers';
import { orderNumber } from '#domain/commerce/orderNumber';
import { defaultLocale, localeOfLanguage } from '#domain/language/Locale';
import { pathOf } from '#domain/navigation/matchPath';
import { productName } from '../commerce/productName';
import { emailWithLink } from '../platform/emailWithLink';
import { fillIn } from '../platform/fillIn';
import type { OutgoingEmail } from '../platform/mailbox';
import type { Player } from '../platform/tables';
import { formatDay, formatMoment } from '../platform/formatDates';

interface SubscriptionEvent {
  readonly change: 'canceled' | 'renewed';
  /** Product name as in the catalog. */
  readonly product: string;
  readonly orderId: string | null;
  readonly changedAt: Date;
  /** End of the subscription, or date of its next payment. */
  readonly until: Date;
  readonly rootUrl: string;
}

/** Confirms that a subscription was canceled or renewed in the account, and when. */
export const subscriptionEmail = (
  { email: recipient, display_name: name, language }: Player,
  { change, product, orderId, changedAt, until, rootUrl }: SubscriptionEvent,
): OutgoingEmail => {
  const locale = localeOfLanguage(language) ?? defaultLocale;
  const { facts, action, preview, ignore, ...changes } = backEndTexts[language].subscription;
  const own = changes[change];
  const at = formatMoment(locale, changedAt);
  const day = formatDay(locale, until);
  const months = parsePlanMonths(product);
  return emailWithLink({
    recipient,
    name,
    language,
    texts: {
      subject: own.subject,
      preview: fillIn(preview, { at }),
      heading: own.heading,
      reason: fillIn(own.reason, { at }),
      more: [fillIn(own.next, { day })],
      facts: [
        { name: own.received, value: at },
        { name: facts.product, value: months > 0 ? productName(months, language) : product },
        ...(orderId === null ? [] : [{ name: facts.order, value: orderNumber(orderId) }]),
        { name: own.until, value: day },
      ],
      action,
      ignore,
    },
    link: `${rootUrl}${pathOf('payments', locale)}`,
  });
};
