import type { DocumentQuery } from '#infrastructure/content/Documents';
import { locales } from '#domain/language/Locale';
import { fail } from '#domain/shared/Result';
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

const texts: DocumentQuery = { type: 'texts', locale: 'en-us', uid: 'app' };

const resilientDocuments = async (
  reply: () => Reply,
  bundled = new BundledDocuments(new FakeCodeLoader()),
) => {
  const connection = new ScriptedConnection((url) =>
    url.pathname.endsWith('/search') ? reply() : json(repository),
  );
  const clock = new ManualClock();
  const service = prismicDocuments(await createConfiguration(), connection, clock);
  return Object.assign(new ResilientDocuments(service, bundled, clock), { connection, time: clock });
};

const bundledShell = { ok: true, value: { documents: [{ id: 'texts-app-en-us' }], total: 1 } };

it('LA-03 returns the content service’s documents while it responds', async () => {
  const served = { ...news, id: 'served', type: 'texts' };
  const documents = await resilientDocuments(() => json(searchResult(served)));
  expect(await documents.find(texts)).toMatchObject({ ok: true, value: { documents: [{ id: 'served' }] } });
});

it('LA-03 adds bundled documents that the service does not have yet', async () => {
  const served = { ...news, id: 'served', uid: 'app', type: 'texts' };
  const documents = await resilientDocuments(() => json(searchResult(served)));
  expect(
    await documents.find({ type: 'texts', locale: 'en-us', uids: ['app', 'legal', 'unknown'] }),
  ).toMatchObject({
    value: { documents: [{ id: 'served' }, { id: 'texts-legal-en-us' }], total: 2 },
  });
  expect(documents.usedFallback).toBe(false);
});

it.each<[string, () => Reply]>([
  ['cannot be reached', () => 'no connection'],
  ['fails', () => json({}, { status: 500 })],
  ['is too busy', () => json({}, { status: 429 })],
  ['returns an HTML page', () => new Response('<p>', { headers: { 'content-type': 'text/html' } })],
  ['has no such document', () => json(searchResult())],
])('LA-03 returns the bundled documents when the service %s', async (_, reply) => {
  expect(await (await resilientDocuments(reply)).find(texts)).toMatchObject(bundledShell);
});

it.each(locales)('LA-03 returns bundled documents in the requested locale: %s', async (locale) => {
  const documents = await resilientDocuments(() => 'no connection');
  for (const type of ['texts', 'error_catalogue', 'landing_page', 'navigation']) {
    const result = await documents.find({ type, locale });
    expect(result.ok && result.value.documents.every((document) => document.lang === locale)).toBe(true);
  }
});

it('accepts an empty result for optional types', async () => {
  const documents = await resilientDocuments(() => json(searchResult()));
  expect(await documents.find({ type: 'alert', locale: 'en-us', allowsEmpty: true })).toMatchObject({
    ok: true,
    value: { total: 0 },
  });
});

it('accepts a search result without matches', async () => {
  const documents = await resilientDocuments(() => json(searchResult()));
  expect(await documents.find({ type: 'texts', locale: 'en-us', fullText: 'Farstead' })).toMatchObject({
    ok: true,
    value: { total: 0 },
  });
});

it('returns the service’s error when there is no bundled document', async () => {
  const documents = await resilientDocuments(() => json({}, { status: 503 }));
  expect(await documents.find({ type: 'news', locale: 'en-us' })).toEqual(
    fail({ kind: 'server', status: 503 }),
  );
});

it('returns the service’s error when the bundled documents fail to load', async () => {
  class LostShipment extends BundledDocuments {
    override find = () => Promise.resolve(fail({ kind: 'offline' } as const));
  }
  const documents = await resilientDocuments(
    () => json({}, { status: 503 }),
    new LostShipment(new FakeCodeLoader()),
  );
  expect(await documents.find(texts)).toEqual(fail({ kind: 'server', status: 503 }));
});

describe('LA-03 a failed service', () => {
  const served = { ...news, id: 'served', type: 'texts' };

  const afterFailing = async (failure: () => Reply) => {
    let reply = failure;
    const documents = await resilientDocuments(() => reply());
    await documents.find(texts);
    reply = () => json(searchResult(served));
    const requested = documents.connection.requestedUrls.length;
    const wasRequested = () => documents.connection.requestedUrls.length > requested;
    return { documents, wasRequested };
  };

  it.each<[string, () => Reply, number]>([
    ['30 seconds', () => json({}, { status: 503 }), 30],
    [
      '30 seconds when its Retry-After is shorter',
      () => json({}, { status: 429, headers: { 'retry-after': '2' } }),
      30,
    ],
    ['its Retry-After time', () => json({}, { status: 429, headers: { 'retry-after': '120' } }), 120],
    ['at most five minutes', () => json({}, { status: 429, headers: { 'retry-after': '9999' } }), 300],
  ])('gets no requests for %s, then is retried', async (_, failure, seconds) => {
    const { documents, wasRequested } = await afterFailing(failure);
    documents.time.advance(seconds * 1000 - 1);
    expect(await documents.find(texts)).toMatchObject(bundledShell);
    expect(wasRequested()).toBe(false);
    documents.time.advance(1);
    expect(await documents.find(texts)).toMatchObject({ value: { documents: [{ id: 'served' }] } });
    expect(documents.usedFallback).toBe(true);
  });

  it('gets requests for documents that are not bundled, and recovers once it responds', async () => {
    const { documents } = await afterFailing(() => json({}, { status: 503 }));
    expect(await documents.find({ type: 'news', locale: 'en-us' })).toMatchObject({ ok: true });
    expect(await documents.find(texts)).toMatchObject({ value: { documents: [{ id: 'served' }] } });
  });
});

it('a service does not count as failed when it lacks the document', async () => {
  const documents = await resilientDocuments(() => json(searchResult()));
  await documents.find(texts);
  expect(documents.usedFallback).toBe(false);
});
