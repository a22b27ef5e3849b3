import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { siteFrames } from '#ui/app/siteFrames';
import { sitePages } from '#ui/app/sitePages';
import { shellTexts } from '#ui/content/shellTexts';
import { Translations } from '#ui/content/Translations';
import { stepUpTexts } from '#ui/devices/StepUpPresenter';
import { compose } from '../../support/compose';

const namespaces = readdirSync(resolve('content/en-us/texts')).map((file) => file.replace('.json', ''));

it('LA-03 loads every text namespace in the shell, frames, pages, dialogs, demo or feeds', async () => {
  const pages = await Promise.all(Object.values(sitePages).map((load) => load()));
  const frames = await Promise.all(Object.values(siteFrames).map((load) => load()));
  const brought = new Set([
    ...shellTexts,
    ...stepUpTexts,
    ...[...frames, ...pages].flatMap(({ texts = [] }) => texts),
    'demo',
    'kit',
    'newsFeed',
    'reminders',
  ]);
  expect(namespaces.filter((namespace) => !brought.has(namespace))).toEqual([]);
});

it('LA-03 loads a page’s texts once, when they are needed', async () => {
  const translations = (await compose()).get(Translations);
  await translations.load('de-de');
  expect(translations.has('session', 'title')).toBe(false);
  await translations.ensureLoaded(['session', 'app']);
  expect(translations.translatorFor('session')('title')).not.toBe('title');
  expect(translations.translatorFor('app')('product.name')).toBe('Farstead');
});
