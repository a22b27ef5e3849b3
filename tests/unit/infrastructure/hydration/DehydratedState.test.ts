import type { DocumentPage, DocumentQuery } from '#infrastructure/content/Documents';
import { landingPage } from '#domain/content/models/landingPage';
import { succeed, type Success } from '#domain/shared/Result';
import { ModelContent } from '#infrastructure/content/ModelContent';
import { fakeConfiguration } from '#infrastructure/fake/configuration/FakeConfigurationSource';
import { BundledDocuments } from '#infrastructure/content/BundledDocuments';
import { FakeCodeLoader } from '#infrastructure/fake/browser/FakeCodeLoader';
import { DehydratedState } from '#infrastructure/hydration/DehydratedState';
import { RecordingDocuments } from '#infrastructure/hydration/RecordingDocuments';
import { HydratedDocuments } from '#infrastructure/hydration/HydratedDocuments';
import type { CachedDocuments } from '#infrastructure/content/CachedDocuments';

const query: DocumentQuery = { type: 'texts', locale: 'fr-fr', pageSize: 100 };
const seed = jest.fn();
const unusedCache = {
  seed,
  find: () => Promise.reject(new Error('requested again')),
} as unknown as CachedDocuments;

const dehydratePage = async (): Promise<string> => {
  const transfer = new DehydratedState();
  transfer.configuration = fakeConfiguration;
  const bundled = new BundledDocuments(new FakeCodeLoader()) as unknown as CachedDocuments;
  await new RecordingDocuments(bundled, transfer).find(query);
  return transfer.toJson();
};

it('SH-07 contains the page’s remote configuration', async () => {
  expect(DehydratedState.fromJson(await dehydratePage()).configuration).toEqual(fakeConfiguration);
});

it('SH-07 contains the ref of the published content', () => {
  const transfer = new DehydratedState();
  expect(DehydratedState.fromJson(transfer.toJson()).contentRef).toBeUndefined();
  transfer.contentRef = 'main-ref';
  expect(DehydratedState.fromJson(transfer.toJson()).contentRef).toBe('main-ref');
});

it('LA-03 returns a document from the server render once and adds it to the cache', async () => {
  const documents = new HydratedDocuments(DehydratedState.fromJson(await dehydratePage()), unusedCache);
  const found = await documents.find({ ...query });
  expect(found).toEqual(await new BundledDocuments(new FakeCodeLoader()).find(query));
  expect(succeed(seed.mock.lastCall[1])).toEqual(found);
  await expect(documents.find(query)).rejects.toThrow('requested again');
});

it('LA-03 contains only used fields of pictures, files and slices, without service metadata', async () => {
  const transfer = new DehydratedState();
  const home: DocumentQuery = { type: 'landing_page', locale: 'en-us', uid: 'home' };
  const bundled = await new BundledDocuments(new FakeCodeLoader()).find(home);
  const service = { find: async () => bundled } as unknown as CachedDocuments;
  expect(await new RecordingDocuments(service, transfer).find(home)).toEqual(bundled);
  const contentIn = async (json: string) => {
    const documents = new HydratedDocuments(DehydratedState.fromJson(json), unusedCache);
    return new ModelContent(documents).findOne(landingPage, home);
  };
  const whole = new DehydratedState();
  whole.record(home, (bundled as Success<DocumentPage>).value);
  expect(await contentIn(transfer.toJson())).toEqual(await contentIn(whole.toJson()));
  expect(transfer.toJson()).not.toMatch(/dimensions|link_type|slice_label|variation/);
  expect(whole.toJson().length - transfer.toJson().length).toBeGreaterThan(1000);
});

it('LA-03 requests missing documents from the content service', async () => {
  const page: DocumentPage = { documents: [], total: 0, pages: 0 };
  const service = { find: async () => succeed(page) } as unknown as CachedDocuments;
  const documents = new HydratedDocuments(new DehydratedState(), service);
  expect(await documents.find(query)).toEqual(succeed(page));
});

it.each([undefined, ''])('contains no configuration when the page has no state: %j', (json) => {
  expect(DehydratedState.fromJson(json).configuration).toBeUndefined();
});

it('SH-07 serializes equal states to the same text, regardless of the order of the queries', async () => {
  const documents = new BundledDocuments(new FakeCodeLoader());
  const queries: readonly DocumentQuery[] = [query, { ...query, locale: 'de-de' }];
  const states = [queries, queries.toReversed()].map(async (order) => {
    const state = new DehydratedState();
    for (const one of order) state.record(one, ((await documents.find(one)) as Success<DocumentPage>).value);
    return state.toJson();
  });
  const [one, other] = await Promise.all(states);
  expect(one).toBe(other);
});
