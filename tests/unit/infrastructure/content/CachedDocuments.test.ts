import type { DocumentQuery } from '#infrastructure/content/Documents';
import { CachedDocuments } from '#infrastructure/content/CachedDocuments';
import { ResilientDocuments } from '#infrastructure/content/ResilientDocuments';
import { BundledDocuments } from '#infrastructure/content/BundledDocuments';
import { FakeCodeLoader } from '#infrastructure/fake/browser/FakeCodeLoader';
import {
  createConfiguration,
  searchResult,
  json,
  ManualClock,
  news,
  prismicDocuments,
  repository,
  ScriptedConnection,
  type Reply,
} from './doubles';

const query: DocumentQuery = { type: 'texts', locale: 'en-us', uid: 'app' };
const served = { ...news, id: 'served', uid: 'app', type: 'texts' };

const setUp = async (reply: () => Reply = () => json(searchResult(served))) => {
  let requested = 0;
  const connection = new ScriptedConnection((url) => {
    if (!url.pathname.endsWith('/search')) return json(repository);
    requested += 1;
    return reply();
  });
  const clock = new ManualClock();
  const service = prismicDocuments(await createConfiguration(), connection, clock);
  const documents = new CachedDocuments(
    new ResilientDocuments(service, new BundledDocuments(new FakeCodeLoader()), clock),
    clock,
  );
  return { documents, clock, requested: () => requested };
};

it('CT-01 reuses documents that were read within the last minute', async () => {
  const { documents, clock, requested } = await setUp();
  const answers = await Promise.all([documents.find(query), documents.find(query)]);
  clock.advance(59_999);
  answers.push(await documents.find({ ...query }));
  expect(answers).toEqual(Array(3).fill(expect.objectContaining({ ok: true })));
  expect(requested()).toBe(1);
  clock.advance(1);
  await documents.find(query);
  await documents.find({ ...query, locale: 'de-de' });
  expect(requested()).toBe(3);
});

it('LA-03 reuses documents embedded in the page for a minute', async () => {
  const { documents, clock, requested } = await setUp();
  const page = { documents: [], total: 0, pages: 0 };
  documents.seed(query, page);
  expect(await documents.find(query)).toEqual({ ok: true, value: page });
  clock.advance(60_000);
  expect(await documents.find(query)).toMatchObject({ value: { total: 1 } });
  expect(requested()).toBe(1);
});

it('CT-03 requests drafts every time', async () => {
  const { documents, requested } = await setUp();
  await documents.find({ ...query, preview: true });
  await documents.find({ ...query, preview: true });
  expect(requested()).toBe(2);
});

it('LA-03 does not cache fallback documents', async () => {
  let reply: Reply = json({}, { status: 400 });
  const { documents, clock } = await setUp(() => reply);
  expect(await documents.find(query)).toMatchObject({ value: { documents: [{ id: 'texts-app-en-us' }] } });
  reply = json(searchResult(served));
  clock.advance(30_000);
  expect(await documents.find(query)).toMatchObject({ value: { documents: [{ id: 'served' }] } });
});
