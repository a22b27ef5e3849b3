import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { locales, type Locale } from '#domain/language/Locale';
import { filesOf, textsOf } from './contentFiles';

/** Maximum number of characters. Longer texts would wrap in a button on a phone. */
const longestText = 32;

const ui = resolve('src/ui');

const views = readdirSync(ui, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => readFileSync(join(ui, file), 'utf8'));

/** Returns the namespace and key of each button text in the view. */
const buttonTextsIn = (view: string): readonly (readonly [namespace: string, key: string])[] => {
  const namespaces = new Map(
    [...view.matchAll(/const (\w+) = useTexts\('(\w+)'\)/g)].map(
      ([, name = '', namespace = '']) => [name, namespace] as const,
    ),
  );
  const buttons = [...view.matchAll(/<(Button|ButtonLink|ButtonAnchor)\b[^]*?<\/\1>/g)];
  return buttons.flatMap(([button]) =>
    [...button.matchAll(/(\w+)\('([\w.-]+)'/g)].flatMap(([, name = '', key = '']) => {
      const namespace = namespaces.get(name);
      return namespace === undefined ? [] : [[namespace, key] as const];
    }),
  );
};

const labels = views.flatMap(buttonTextsIn);

const isTooLong = ([, text]: readonly [place: string, text: string]): boolean =>
  text.replace(/{{\w+}}/g, '').length > longestText;

const buttonsOf = (locale: Locale): readonly (readonly [place: string, text: string])[] => [
  ...labels.flatMap(([namespace, key]) => {
    const text = textsOf(locale, `texts/${namespace}.json`).get(`.entries:${key}`);
    return text === undefined ? [] : [[`${namespace}:${key}`, text] as const];
  }),
  ...filesOf(locale).flatMap((file) =>
    [...textsOf(locale, file)]
      .filter(([place]) => /[._](button|button_label|link_label|key_mapping_label)$/.test(place))
      .map(([place, text]) => [`${file}${place}`, text] as const),
  ),
];

it.each(locales)('LA-03 each button in %s has at most 32 characters', (locale) => {
  const buttons = buttonsOf(locale);
  expect(buttons.length).toBeGreaterThan(200);
  expect([...new Map(buttons.filter(isTooLong))]).toEqual([]);
});
