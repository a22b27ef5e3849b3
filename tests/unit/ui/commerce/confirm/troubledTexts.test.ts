import { backEndTexts } from '#content/generated/backEndTexts';
import { languageOf, locales } from '#domain/language/Locale';
import { textsOf } from '#tests/unit/infrastructure/content/contentFiles';

it.each(locales)(
  'CK-02 the payment window and the page show the same text for a troubled payment (%s)',
  (locale) => {
    const page = textsOf(locale, 'texts/confirm.json');
    const { troubled, troubledText } = backEndTexts[languageOf(locale)].payment;
    expect(troubled).toBe(page.get('.entries:troubled.title'));
    const [first = '', second = ''] = (page.get('.entries:troubled.text') ?? '').split('. ');
    const promise = second.split(/[;:]/).at(-1) ?? '';
    expect(promise).not.toBe('');
    expect(troubledText.startsWith(`${first}.`) && troubledText.endsWith(promise)).toBe(true);
  },
);
