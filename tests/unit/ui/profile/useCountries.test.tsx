import { renderHook } from '@testing-library/react';
import { locales, type Locale } from '#domain/language/Locale';
import { matchOption, matchingOptions } from '#ui/kit/fields/comboboxOptions';
import { useCountries } from '#ui/profile/useCountries';
import { countryCodes } from '#domain/profile/countries';
import { compose } from '../../support/compose';
import { loadTexts } from '../../support/loadTexts';
import { createWrapper } from '../../support/createWrapper';

const countriesIn = async (locale: Locale) => {
  const application = await compose();
  await loadTexts(application, locale, ['profile']);
  return renderHook(() => useCountries(), { wrapper: createWrapper(application) }).result.current;
};

describe.each(locales)('the countries in %s', (locale) => {
  it.each([
    ['UK', 'GB'],
    ['England', 'GB'],
    ['USA', 'US'],
    ['Holland', 'NL'],
    ['Turkey', 'TR'],
    ['Deutschland', 'DE'],
    ['Allemagne', 'DE'],
    ['Germany', 'DE'],
    ['日本', 'JP'],
    ['Italia', 'IT'],
    ['Ukraine', 'UA'],
  ])('PF-01 %s finds and selects %s', async (typed, code) => {
    const countries = await countriesIn(locale);
    expect(matchOption(countries, typed)?.value).toBe(code);
    expect(matchingOptions(countries, typed)[0]?.value).toBe(code);
  });
});

it('PF-01 finds each country by its name in each language', async () => {
  const countries = await countriesIn('en-us');
  const names = ['en', 'fr', 'de'].map((language) => new Intl.DisplayNames(language, { type: 'region' }));
  const wrong = countryCodes.filter((code) =>
    names.some((name) => matchOption(countries, name.of(code) ?? '')?.value !== code),
  );
  expect(wrong).toEqual([]);
});
