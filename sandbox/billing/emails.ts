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
  /** Product name as it appears in the catalog. */
  readonly product: string;
  readonly orderId: string | null;
  readonly changedAt: Date;
  /** When the subscription ends, or when its next payment is due. */
  readonly until: Date;
  readonly rootUrl: string;
}

/** Creates the email that confirms the cancellation or renewal of a subscription, with the time of the change. */
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
