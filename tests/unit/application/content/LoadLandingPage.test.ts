import { Documents } from '../../../../src/application/content/Documents';
import { LoadLandingPage } from '../../../../src/application/content/LoadLandingPage';
import type { LandingPage } from '../../../../src/domain/content/LandingPage';
import { locales } from '../../../../src/domain/language/Locale';
import home from '../../../../content/en-us/landing_page/home.json';
import { blankings } from '../../support/blankings';
import { compose } from '../../support/compose';
import { document, ScriptedDocuments } from '../../support/ScriptedDocuments';

const landingPage = async (documents: ScriptedDocuments): Promise<LandingPage> => {
  const application = await compose();
  application.replace(Documents, documents);
  return application.get(LoadLandingPage).execute('en-us');
};

const empty: LandingPage = {
  meta: { title: '', description: '' },
  title: '',
  text: '',
  blocks: [],
  pillars: [],
  reviews: [],
};

it.each(locales)('CT-02 reads the main landing page of %s, with every picture credited', async (locale) => {
  const application = await compose();
  const page = await application.get(LoadLandingPage).execute(locale);
  expect(page.title).not.toBe('');
  expect(page.pillars.length).toBeGreaterThan(0);
  for (const picture of [page.picture, page.portrait, ...page.pillars.map((pillar) => pillar.picture)]) {
    expect(picture).toEqual({
      url: expect.stringMatching(/^\/images\//),
      alt: expect.stringMatching(/./),
      author: expect.stringMatching(/./),
      coordinates: expect.stringMatching(/^::pos\{/),
    });
  }
});

it('CT-02 of all landing pages takes the main one', async () => {
  const documents = new ScriptedDocuments([
    document('landing_page', { hero_title: 'Another' }, { uid: 'autumn-sale' }),
    document('landing_page', { hero_title: 'Main' }, { uid: 'home' }),
  ]);
  expect((await landingPage(documents)).title).toBe('Main');
});

it.each([
  ['the content service fails', new ScriptedDocuments({ kind: 'offline' })],
  ['there is no such page', new ScriptedDocuments([])],
  ['there is another page only', new ScriptedDocuments([document('landing_page', {}, { uid: 'other' })])],
  ['the page is empty', new ScriptedDocuments([document('landing_page', {}, { uid: 'home' })])],
])('the page is empty when %s', async (_, documents) => {
  expect(await landingPage(documents)).toEqual(empty);
});

it.each(blankings(home.data))('the page stands with %s', async (_, data) => {
  const page = await landingPage(new ScriptedDocuments([document('landing_page', data, { uid: 'home' })]));
  const { picture, portrait, quote } = page;
  const pictures = [picture, portrait, ...page.pillars.map((pillar) => pillar.picture)];
  const texts = [
    page.title,
    page.text,
    ...page.pillars.flatMap(({ name, title, text }) => [name, title, text]),
    ...pictures.flatMap((shown) => (shown ? Object.values(shown) : [])),
    ...(quote ? Object.values(quote) : []),
  ];
  for (const text of texts) expect(typeof text).toBe('string');
  for (const shown of pictures) expect(shown?.url).not.toBe('');
  expect(quote?.text).not.toBe('');
});
