import { LoadBuyPageContent } from '#application/content/LoadBuyPageContent';
import { Documents } from '#infrastructure/content/Documents';
import type { BuyPageContent } from '#domain/content/BuyPageContent';
import { blankPages, compose } from '../../support/compose';
import { document, ScriptedDocuments } from '../../support/ScriptedDocuments';

const paragraph = (text: string) => ({ type: 'paragraph', text, spans: [] });

const contentOf = async (data: Readonly<Record<string, unknown>>): Promise<BuyPageContent> => {
  const application = await compose({ pages: { ...blankPages, signup: blankPages.home } });
  const documents = new ScriptedDocuments([
    document('buy_page', { hero_title: 'Another page' }, { uid: 'autumn' }),
    document('buy_page', data, { uid: 'buy' }),
  ]);
  application.replace(Documents, documents);
  return application.get(LoadBuyPageContent).execute('en-us');
};

it('BU-05 reads the document with the buy page’s id', async () => {
  const content = await contentOf({ hero_title: 'Pick your months.', campaign_name: 'founders' });
  expect(content).toMatchObject({ isMissing: false, title: 'Pick your months.', campaignName: 'founders' });
});

it('BU-05 reads only packs of supported kinds, with the editor’s texts', async () => {
  const { plans } = await contentOf({
    packs: [
      {
        kind: 'three-months',
        product_name: '3 months',
        product_note: 'A season',
        product_description1: 'Long',
      },
      { kind: 'two-moons', product_name: 'Unknown' },
      {},
    ],
  });
  expect(plans.packs).toEqual([
    { kind: 'three-months', name: '3 months', note: 'A season', description: 'Long' },
  ]);
});

it('BU-05 skips incomplete specifications, questions and reasons', async () => {
  const { specs, faq, why } = await contentOf({
    min_specs: [
      { type: 'Memory', description: '16 GB' },
      { type: 'Graphics', description: '' },
      { type: '', description: '60 GB' },
    ],
    faq: [
      { question: 'Why?', answer: [] },
      { question: 'How?', answer: [paragraph('Like this.')] },
    ],
    why_points: [
      { title: '', text: '' },
      { title: 'One shard', text: '' },
    ],
  });
  expect(specs.minimum.rows).toEqual([{ type: 'Memory', description: '16 GB' }]);
  expect(specs.recommended.rows).toEqual([]);
  expect(faq.questions.map(({ question }) => question)).toEqual(['How?']);
  expect(why.points).toEqual([{ title: 'One shard', text: '' }]);
});

it('BU-05 reads a free trial only with a title, and its link only to an existing page', async () => {
  const trial = { trial_title: 'Not sure yet?', trial_link_label: 'Create an account' };
  const linked = await contentOf({ ...trial, trial_link_page: 'signup' });
  expect(linked.trial?.link).toMatchObject({ label: 'Create an account', href: '/signup' });
  const unlinked = await contentOf({ ...trial, trial_link_page: 'tutorials' });
  expect(unlinked.trial).toEqual({ title: 'Not sure yet?', text: '' });
  expect((await contentOf({ trial_link_page: 'signup' })).trial).toBeUndefined();
});

it('CF-03 CF-05 reads the confirmation page’s texts', async () => {
  const { terms, emailErrors } = await contentOf({
    terms_eula: [paragraph('I accept.')],
    email_used: 'Email is already used',
  });
  expect(terms.eula).toMatchObject([{ kind: 'paragraph', text: 'I accept.' }]);
  expect(terms.withdrawal).toEqual([]);
  expect(emailErrors).toMatchObject({ used: 'Email is already used', invalid: '' });
});

it('BU-07 returns an empty page when no document can be loaded', async () => {
  const application = await compose();
  application.replace(Documents, new ScriptedDocuments({ kind: 'offline' }));
  const content = await application.get(LoadBuyPageContent).execute('en-us');
  expect(content).toMatchObject({ isMissing: true, title: '', campaignName: '', plans: { packs: [] } });
});
