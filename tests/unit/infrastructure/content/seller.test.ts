import { Configuration } from '#application/configuration/Configuration';
import { LoadLegalPage } from '#application/legal/LoadLegalPage';
import { plainText } from '#domain/content/RichText';
import { locales } from '#domain/language/Locale';
import { legalPageKeys, type LegalPageKey } from '#domain/navigation/legalSlugs';
import { pathOf } from '#domain/navigation/pagePaths';
import { fakeConfiguration } from '#infrastructure/fake/configuration/FakeConfigurationSource';
import { sampleSeller } from '#samples/seller';
import { compose } from '../../support/compose';
import { documentAt } from './contentFiles';

type Page = readonly [(typeof locales)[number], LegalPageKey];

const everyPage = locales.flatMap((locale) => legalPageKeys.map((key): Page => [locale, key]));

const load = async ([locale, key]: Page, seller: typeof fakeConfiguration.seller = sampleSeller) => {
  const application = await compose();
  application.get(Configuration).seed({ ...fakeConfiguration, seller });
  const page = await application.get(LoadLegalPage).execute(key, locale);
  return plainText([...(page?.before ?? []), ...(page?.after ?? [])]);
};

it.each(everyPage)('in %s, the legal page %s names the seller only by placeholders', async (...page) => {
  const [locale, key] = page;
  expect(JSON.stringify(documentAt(locale, `legal_page/${key}.json`))).not.toMatch(
    /Farstead Interactive|(legal|support)@/,
  );
  expect(await load(page)).not.toMatch(/{{|}}/);
});

it.each(locales)(
  'in %s, the terms name the seller, its address and the pages for a way out',
  async (locale) => {
    const { content_before: blocks } = documentAt(locale, 'legal_page/terms-and-conditions.json')
      .data as unknown as Record<string, readonly { readonly spans: readonly object[] }[]>;
    const links = JSON.stringify(blocks);
    for (const page of ['withdrawal', 'cancellation', 'myData'] as const)
      expect(links).toContain(`"${pathOf(page, locale)}"`);
    const terms = await load([locale, 'terms-and-conditions']);
    expect(terms).toContain(sampleSeller.name);
    expect(new Set(terms.match(/[\w.]+@[\w.]+\w/g))).toEqual(new Set([sampleSeller.email]));
  },
);

it.each(locales)(
  'in %s, the imprint has all details of the seller and the line of § 36 VSBG',
  async (locale) => {
    const { address, capital, ...texts } = sampleSeller;
    const imprint = await load([locale, 'imprint']);
    for (const text of [...Object.values(texts), ...address]) expect(imprint).toContain(text);
    expect(imprint.replace(/\D/g, '')).toContain(String(capital));
    expect(imprint).toMatch(/§\s36\sVSBG/);
  },
);

it('without a seller, legal pages name the product and leave out what they do not know', async () => {
  const application = await compose();
  application.get(Configuration).seed({ ...fakeConfiguration, seller: undefined });
  const page = await application.get(LoadLegalPage).execute('terms-and-conditions', 'en-us');
  const terms = plainText(page?.before ?? []);
  expect(terms).toContain('between you and Farstead (');
  expect(terms).not.toContain('{{');
});

it.each(locales)(
  'in %s, the terms without a seller keep all rules, and have no heading without text',
  async (locale) => {
    const application = await compose();
    application.get(Configuration).seed({ ...fakeConfiguration, seller: undefined });
    const page = await application.get(LoadLegalPage).execute('terms-and-conditions', locale);
    const blocks = [...(page?.before ?? []), ...(page?.after ?? [])];
    const links = JSON.stringify(blocks);
    for (const key of ['withdrawal', 'myData'] as const) expect(links).toContain(`"${pathOf(key, locale)}"`);
    expect(plainText(blocks)).toMatch(/(within|innerhalb von|sous) 14 (days|Tagen|jours)( zurück)?,/);
    const kinds = blocks.map(({ kind }) => kind);
    expect(kinds.at(-1)).not.toBe('heading2');
    expect(kinds.join()).not.toContain('heading2,heading2');
  },
);

it.each(locales)('in %s, the imprint is missing without a seller', async (locale) => {
  const application = await compose();
  application.get(Configuration).seed({ ...fakeConfiguration, seller: undefined });
  expect(await application.get(LoadLegalPage).execute('imprint', locale)).toBeUndefined();
});

it('the sample company’s VAT number contains its registration number and valid check digits', () => {
  const number = sampleSeller.register.replace(/\D/g, '');
  const key = (12 + 3 * (Number(number) % 97)) % 97;
  expect(sampleSeller.taxId).toBe(`FR ${String(key).padStart(2, '0')} ${number}`);
});
