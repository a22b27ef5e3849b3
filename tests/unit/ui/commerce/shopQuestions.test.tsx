import { locales, type Locale } from '#domain/language/Locale';
import { pathOf } from '#domain/navigation/pagePaths';
import { renderPage } from '../../support/renderPage';
import { documentAt, textsOf } from '../../infrastructure/content/contentFiles';

const topics: Readonly<Record<Locale, readonly RegExp[]>> = {
  'en-us': [/renew/, /try/, /Mac, Linux or Steam Deck/, /money back/],
  'fr-fr': [/renouvelle/, /essayer/, /Mac, Linux ou Steam Deck/, /remboursé/],
  'de-de': [/Verlängert/, /testen/, /Mac, Linux oder Steam Deck/, /Geld zurück/],
};

interface Question {
  readonly question: string;
  readonly answer: readonly object[];
}

it.each(locales)('in %s, the shop answers renewal, trial, platforms and refund first', (locale) => {
  const { faq } = documentAt(locale, 'buy_page/buy.json').data as unknown as {
    readonly faq: readonly Question[];
  };
  const answered = faq.slice(0, topics[locale].length);
  topics[locale].forEach((topic, index) => expect(answered[index]?.question).toMatch(topic));
  expect(JSON.stringify(answered.at(-1))).toContain(`"${pathOf('withdrawal', locale)}"`);
});

it.each(locales)('in %s, the shop shows the age rating with its descriptors', async (locale) => {
  const rating = textsOf(locale, 'texts/ageRating.json').get('.entries:rating') ?? 'none';
  expect(rating).toMatch(/(PEGI|USK)\D*16\. \w+\./);
  document.body.innerHTML = (await renderPage(pathOf('buy', locale))).html;
  expect(document.body.textContent.replaceAll('\u00a0', ' ')).toContain(rating);
});
