import { Content } from '#application/content/Content';
import { Documents } from '#infrastructure/content/Documents';
import { landingPage } from '#domain/content/models/landingPage';
import { partsOf, sectionsOf } from '#ui/home/homeParts';
import { compose } from '../../support/compose';
import { document, ScriptedDocuments } from '../../support/ScriptedDocuments';

const slice = (type: string, primary: object) => ({ slice_type: type, primary });
const reviews = slice('reviews', { reviews: [{ text: 'Good.' }, { text: '' }] });

const sections = async (data?: Readonly<Record<string, unknown>>) => {
  const application = await compose();
  if (data)
    application.replace(Documents, new ScriptedDocuments([document('landing_page', data, { uid: 'home' })]));
  const { content } = await application.get(Content).findOne(landingPage, { locale: 'en-us', uid: 'home' });
  return sectionsOf(content.body);
};

it('HO-02 the page menu links to every section of the bundled content', async () => {
  expect(partsOf(await sections())).toEqual([
    'world',
    'reboot',
    'pillars',
    'evening',
    'reviews',
    'own-server',
  ]);
});

it('HO-02 omits sections without content from the page and its menu', async () => {
  expect(partsOf(await sections({}))).toEqual(['world']);
  const found = await sections({
    body: [slice('reboot', { text: 'No title' }), reviews, slice('pillars', { pillars: [] })],
  });
  expect(found.map((section) => section.slice)).toEqual(['reviews']);
  expect(partsOf(found)).toEqual(['world', 'reviews']);
});

it('HO-02 shows each section once, in the order of the content', async () => {
  const found = await sections({
    body: [reviews, slice('quote', { text: 'Words' }), slice('reboot', { title: 'New' }), reviews],
  });
  expect(found.map((section) => section.slice)).toEqual(['reviews', 'quote', 'reboot']);
  expect(partsOf(found)).toEqual(['world', 'reviews', 'reboot']);
});
