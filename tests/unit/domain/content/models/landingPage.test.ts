import home from '#content/en-us/landing_page/home.json';
import { Content } from '#application/content/Content';
import { Documents } from '#infrastructure/content/Documents';
import { landingPage as model, type LandingPage } from '#domain/content/models/landingPage';
import { locales } from '#domain/language/Locale';
import { blankCases } from '../../../support/blankCases';
import { compose } from '../../../support/compose';
import { document, ScriptedDocuments } from '../../../support/ScriptedDocuments';

const landingPage = async (documents: ScriptedDocuments): Promise<LandingPage> => {
  const application = await compose();
  application.replace(Documents, documents);
  return (await application.get(Content).findOne(model, { locale: 'en-us', uid: 'home' })).content;
};

const empty: LandingPage = {
  meta: { title: '', description: '' },
  hero: { title: '', text: '' },
  body: [],
};

const pillarsOf = ({ body }: LandingPage) =>
  body.flatMap((section) => (section.slice === 'pillars' ? section.pillars : []));

it.each(locales)('CT-02 reads the main landing page in %s and credits every picture', async (locale) => {
  const application = await compose();
  const found = await application.get(Content).findOne(model, { locale, uid: 'home' });
  const { hero, body } = found.content;
  const pillars = pillarsOf(found.content);
  expect(found.isMissing).toBe(false);
  expect(hero.title).not.toBe('');
  expect(pillars.length).toBeGreaterThan(0);
  expect(body.map(({ slice }) => slice)).toEqual([
    'reboot',
    'pillars',
    'quote',
    'evening',
    'reviews',
    'ownServer',
  ]);
  for (const picture of [hero.picture, hero.picturePortrait, ...pillars.map((pillar) => pillar.picture)]) {
    expect(picture).toEqual({
      url: expect.stringMatching(/^\/images\//),
      alt: expect.stringMatching(/./),
      author: expect.stringMatching(/./),
      coordinates: expect.stringMatching(/^::pos\{/),
    });
  }
});

it('CT-02 selects the main landing page when there are several', async () => {
  const documents = new ScriptedDocuments([
    document('landing_page', { hero_title: 'Another' }, { uid: 'autumn-sale' }),
    document('landing_page', { hero_title: 'Main' }, { uid: 'home' }),
  ]);
  expect((await landingPage(documents)).hero.title).toBe('Main');
});

it.each([
  ['the content service fails', new ScriptedDocuments({ kind: 'offline' })],
  ['the page does not exist', new ScriptedDocuments([])],
  ['only another page exists', new ScriptedDocuments([document('landing_page', {}, { uid: 'other' })])],
  ['the document is empty', new ScriptedDocuments([document('landing_page', {}, { uid: 'home' })])],
])('the page is empty when %s', async (_, documents) => {
  expect(await landingPage(documents)).toEqual(empty);
});

it.each(blankCases(model, home.data))('the page loads with %s', async (_, data) => {
  const page = await landingPage(new ScriptedDocuments([document('landing_page', data, { uid: 'home' })]));
  const { hero } = page;
  const pillars = pillarsOf(page);
  const quotes = page.body.flatMap((section) => (section.slice === 'quote' ? [section] : []));
  const pictures = [hero.picture, hero.picturePortrait, ...pillars.map((pillar) => pillar.picture)];
  const texts = [
    hero.title,
    hero.text,
    ...pillars.flatMap(({ title, text }) => [title, text]),
    ...pictures.flatMap((shown) => (shown ? Object.values(shown) : [])),
    ...quotes.flatMap((quote) => Object.values(quote)),
  ];
  for (const text of texts) expect(typeof text).toBe('string');
  for (const shown of pictures) expect(shown?.url).not.toBe('');
  for (const quote of quotes) expect(quote.text).not.toBe('');
});

it('CT-01 omits slices of an unknown type', async () => {
  const [reboot] = home.data.body;
  const body = [
    { ...reboot, slice_type: 'carousel_of_tomorrow' },
    { ...reboot, slice_type: '__proto__' },
    reboot,
  ];
  const page = await landingPage(
    new ScriptedDocuments([document('landing_page', { body }, { uid: 'home' })]),
  );
  expect(page.body.map(({ slice }) => slice)).toEqual(['reboot']);
});
