import { backEndTexts } from '#content/generated/backEndTexts';
import type { Amount } from '#domain/billing/Amount';
import type { Renewal } from '#domain/billing/renewal';
import { parsePlanMonths } from '#domain/commerce/offers';
import { orderNumber } from '#domain/commerce/orderNumber';
import { defaultLocale, localeOfLanguage } from '#domain/language/Locale';
import { productName } from '../commerce/productName';
import { emailLink } from '../platform/emailLink';
import { emailWithLink } from '../platform/emailWithLink';
import { fillIn } from '../platform/fillIn';
import type { OutgoingEmail } from '../platform/mailbox';
import type { Player } from '../platform/tables';
import { formatDay, formatMoment } from '../platform/formatDates';
import { renewalText } from './renewalText';

interface SubscriptionEvent {
  readonly change: 'canceled' | 'renewed';
  /** Product name as it appears in the catalog. */
  readonly product: string;
  readonly orderId: string | null;
  readonly changedAt: Date;
  /** When the subscription ends, or when its next payment is due. */
  readonly until: Date;
  readonly cardLastFour: string | null;
  /** Amount of the newest payment, if there was one. */
  readonly amount?: Amount | undefined;
  readonly rootUrl: string;
}

/** Creates the email that confirms the cancellation or renewal of a subscription, with the time of the change. */
export const subscriptionEmail = (
  { email: recipient, display_name: name, language }: Player,
  { change, product, orderId, changedAt, until, cardLastFour, amount, rootUrl }: SubscriptionEvent,
): OutgoingEmail => {
  const locale = localeOfLanguage(language) ?? defaultLocale;
  const { facts, action, preview, ignore, ...changes } = backEndTexts[language].subscription;
  const own = changes[change];
  const at = formatMoment(locale, changedAt);
  const day = formatDay(locale, until);
  const months = parsePlanMonths(product);
  // Only subscriptions paid by card can be managed here.
  const renewal: Renewal =
    change === 'canceled'
      ? { kind: 'ends', at: until }
      : {
          kind: 'renews',
          at: until,
          provider: 'card',
          ...(amount && { amount }),
          ...(cardLastFour !== null && { cardLastFour }),
        };
  return emailWithLink({
    recipient,
    name,
    language,
    texts: {
      subject: own.subject,
      preview: fillIn(preview, { at }),
      heading: own.heading,
      reason: fillIn(own.reason, { at }),
      more: [`${renewalText(renewal, language)} ${own.next}`],
      facts: [
        { name: own.received, value: at },
        { name: facts.product, value: months > 0 ? productName(months, language) : product },
        ...(orderId === null ? [] : [{ name: facts.order, value: orderNumber(orderId) }]),
        { name: own.until, value: day },
      ],
      action,
      ignore,
    },
    link: emailLink({ language, rootUrl }, 'payments'),
  });
};
