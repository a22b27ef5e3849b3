import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { siteFrames } from '#ui/app/siteFrames';
import { sitePages } from '#ui/app/sitePages';
import { shellTexts } from '#ui/content/shellTexts';
import { Translations } from '#ui/content/Translations';
import { stepUpTexts } from '#ui/devices/StepUpPresenter';
import { compose } from '../../support/compose';

const namespaces = readdirSync(resolve('content/en-us/texts')).map((file) => file.replace('.json', ''));

it('LA-03 every namespace of texts is brought by the shell, a frame, a page, a dialog, the demo or the feeds', async () => {
  const pages = await Promise.all(Object.values(sitePages).map((load) => load()));
  const frames = await Promise.all(Object.values(siteFrames).map((load) => load()));
  const brought = new Set([
    ...shellTexts,
    ...stepUpTexts,
    ...[...frames, ...pages].flatMap(({ texts = [] }) => texts),
    'demo',
    'kit',
    'feed',
    'reminders',
  ]);
  expect(namespaces.filter((namespace) => !brought.has(namespace))).toEqual([]);
});

it('LA-03 a page’s own texts come when they are needed, and once', async () => {
  const translations = (await compose()).get(Translations);
  await translations.load('de-de');
  expect(translations.has('login', 'title')).toBe(false);
  await translations.ensureLoaded(['login', 'shell']);
  expect(translations.translatorFor('login')('title')).not.toBe('title');
  expect(translations.translatorFor('shell')('product.name')).toBe('Farstead');
});
