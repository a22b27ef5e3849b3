import { backEndTexts } from '#content/generated/backEndTexts';
import { refundDueAt } from '#domain/billing/withdrawalRight';
import { orderNumber } from '#domain/commerce/orderNumber';
import { defaultLocale, localeOfLanguage, type Locale } from '#domain/language/Locale';
import { renewalText } from '../billing/renewalText';
import { emailLink } from '../platform/emailLink';
import { emailWithLink, type Fact } from '../platform/emailWithLink';
import { fillIn } from '../platform/fillIn';
import type { OutgoingEmail } from '../platform/mailbox';
import type { Declaration } from '../platform/tables';
import { formatDay, formatMoment } from '../platform/formatDates';

/** Creates the email that confirms the content of a declaration, when it was received, and whether it repeats another. */
export const acknowledgmentEmail = (
  declared: Declaration,
  earlier: Declaration | undefined,
  rootUrl: string,
): OutgoingEmail => {
  const { language, email: recipient } = declared;
  const locale = localeOfLanguage(language) ?? defaultLocale;
  const texts = backEndTexts[language].declaration;
  const own = texts[declared.kind];
  const receivedAt = formatMoment(locale, declared.received_at);
  return emailWithLink({
    recipient,
    // The sender may not own this mailbox, so the name is listed among the facts instead of in the greeting.
    name: '',
    language,
    texts: {
      subject: own.subject,
      preview: fillIn(texts.preview, { receivedAt }),
      heading: own.heading,
      reason: fillIn(own.reason, { receivedAt }),
      more: [
        ...(earlier ? [earlierText(earlier, texts.earlier, locale)] : []),
        endOf(declared) ?? fillIn(own.next, { date: formatDay(locale, refundDueAt(declared.received_at)) }),
      ],
      facts: factsOf(declared, locale),
      action: texts.action,
      ignore: texts.ignore,
    },
    link: emailLink({ language, rootUrl }, 'declaration', declared),
  });
};

const earlierText = (earlier: Declaration, text: string, locale: Locale): string =>
  fillIn(text, {
    number: orderNumber(earlier.id),
    receivedAt: formatMoment(locale, earlier.received_at),
  });

const endOf = ({ language, effective_at: at }: Declaration): string | undefined =>
  at === null ? undefined : renewalText({ kind: 'ends', at }, language);

const factsOf = (declared: Declaration, locale: Locale): readonly Fact[] => {
  const { facts, cancellation } = backEndTexts[declared.language].declaration;
  const { cancellation_kind: kind, ends_on: endsOn } = declared;
  const end = endsOn === null ? cancellation.soonest : formatDay(locale, new Date(`${endsOn}T00:00:00Z`));
  return [
    { name: facts.receivedAt, value: formatMoment(locale, declared.received_at) },
    { name: facts.number, value: orderNumber(declared.id) },
    { name: facts.name, value: declared.name },
    { name: facts.orderNumber, value: declared.order_number },
    { name: facts.contract, value: declared.contract },
    ...(kind === null ? [] : [{ name: facts.kind, value: cancellation.kinds[kind] }]),
    { name: facts.reason, value: declared.reason },
    ...(kind === null ? [] : [{ name: facts.end, value: end }]),
    { name: facts.email, value: declared.email },
  ].filter(({ value }) => value !== '');
};
