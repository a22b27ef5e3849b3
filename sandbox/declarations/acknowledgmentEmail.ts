import { backEndTexts } from '#content/generated/backEndTexts';
import { orderNumber } from '#domain/commerce/orderNumber';
import { defaultLocale, localeOfLanguage, type Locale } from '#domain/language/Locale';
import { legalPath } from '#domain/navigation/matchPath';
import { emailWithLink, type Fact } from '../platform/emailWithLink';
import { fillIn } from '../platform/fillIn';
import type { OutgoingEmail } from '../platform/mailbox';
import type { Declaration } from '../platform/tables';
import { formatDay, formatMoment } from '../platform/formatDates';

/** Creates the email that confirms the content of a declaration and when it was received. */
export const acknowledgmentEmail = (declared: Declaration, rootUrl: string): OutgoingEmail => {
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
      more: [endOf(declared, locale) ?? own.next],
      facts: factsOf(declared, locale),
      action: texts.action,
      ignore: texts.ignore,
    },
    link: `${rootUrl}${legalPath('terms-and-conditions', locale)}`,
  });
};

const endOf = ({ language, effective_at: end }: Declaration, locale: Locale): string | undefined =>
  end === null
    ? undefined
    : fillIn(backEndTexts[language].declaration.cancellation.ends, { date: formatDay(locale, end) });

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
