/** @jest-environment jest-fixed-jsdom */
import type { DocumentQuery } from '#infrastructure/content/Documents';
import type { RemoteConfiguration } from '#domain/configuration/RemoteConfiguration';
import { PrismicDocuments } from '#infrastructure/content/PrismicDocuments';
import { PrismicRepository } from '#infrastructure/content/PrismicRepository';
import { InMemoryPreview } from '#infrastructure/fake/content/InMemoryPreview';
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

const query: DocumentQuery = { type: 'news', locale: 'fr-fr' };

const documentsOn = async (connection: ScriptedConnection, values: Partial<RemoteConfiguration> = {}) => {
  const clock = new ManualClock();
  return { clock, documents: prismicDocuments(await createConfiguration(values), connection, clock) };
};

/** A service that returns its refs and these search results in order, repeating the last one. */
const scriptSearches = (...replies: readonly (() => Reply)[]): ScriptedConnection => {
  let searches = 0;
  return new ScriptedConnection((url) => {
    if (!url.pathname.endsWith('/search')) return json(repository);
    const reply = replies[Math.min(searches, replies.length - 1)];
    searches += 1;
    return reply?.() ?? 'no connection';
  });
};

const searchesOf = (connection: ScriptedConnection): readonly URL[] =>
  connection.requestedUrls.filter((url) => url.pathname.endsWith('/search'));

/** A service that has published a new ref in the meantime and reports this once. */
const createPublished = (ref: string): ScriptedConnection => {
  jest.spyOn(console, 'warn').mockImplementation();
  const stale = { type: 'api_validation_error', message: `Expired. Master ref is: ${ref}` };
  return scriptSearches(
    () => json(stale, { status: 410 }),
    () => json(searchResult(news)),
  );
};

const flushMicrotasks = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

describe('requests', () => {
  const requested = async (asking: DocumentQuery, values?: Partial<RemoteConfiguration>) => {
    const connection = scriptSearches(() => json(searchResult(news)));
    const { documents } = await documentsOn(connection, values);
    await documents.find(asking);
    return searchesOf(connection)[0]?.searchParams ?? new URLSearchParams();
  };

  it('CT-01 requests a type in one locale, newest first, 20 per page', async () => {
    const parameters = await requested(query);
    expect(parameters.getAll('q')).toEqual(['[[at(document.type, "news")]]']);
    expect(parameters.get('lang')).toBe('fr-fr');
    expect(parameters.get('orderings')).toBe('[document.last_publication_date desc]');
    expect(parameters.get('pageSize')).toBe('20');
    expect(parameters.get('page')).toBe('1');
    expect(parameters.get('ref')).toBe('main-ref');
  });

  it('CT-01 requests documents by id, uid and full text, with an ordering and a page size', async () => {
    const parameters = await requested({
      ...query,
      id: 'one',
      uid: 'ring-opened',
      fullText: 'ring',
      ordering: { field: 'my.news.date', direction: 'asc' },
      pageSize: 100,
      page: 3,
    });
    expect(parameters.getAll('q')).toEqual([
      '[[at(document.type, "news")]]',
      '[[at(document.id, "one")]]',
      '[[at(my.news.uid, "ring-opened")]]',
      '[[fulltext(document, "ring")]]',
    ]);
    expect(parameters.get('orderings')).toBe('[my.news.date]');
    expect(parameters.get('pageSize')).toBe('100');
    expect(parameters.get('page')).toBe('3');
  });

  it('CT-01 requests drafts in preview mode', async () => {
    expect((await requested({ ...query, preview: true })).get('ref')).toBe('drafts-ref');
  });

  it('CT-03 requests the visitor’s drafts only in preview mode', async () => {
    const connection = scriptSearches(() => json(searchResult(news)));
    const preview = new InMemoryPreview();
    preview.ref = 'https://farstead.prismic.io/previews/one';
    const documents = prismicDocuments(await createConfiguration(), connection, new ManualClock(), preview);
    await documents.find({ ...query, preview: true });
    await documents.find(query);
    expect(searchesOf(connection).map((url) => url.searchParams.get('ref'))).toEqual([
      preview.ref,
      'main-ref',
    ]);
  });

  it('sends the access token for a private repository', async () => {
    expect((await requested(query, { contentAccessToken: 'seal' })).get('access_token')).toBe('seal');
  });

  it('truncates and escapes full-text search terms', async () => {
    const words = (
      await requested({ ...query, fullText: `ring\\")][has(my.x.y)] ${'w'.repeat(300)}` })
    ).getAll('q')[1];
    expect(words).toMatch(/^\[\[fulltext\(document, "ring \\"\)\]\[has\(my\.x\.y\)\] w+"\)\]\]$/);
    expect(words?.length).toBeLessThan(140);
  });

  it('sends no request when the search text contains no words', async () => {
    const connection = scriptSearches(() => json(searchResult(news)));
    const { documents } = await documentsOn(connection);
    expect(await documents.find({ ...query, fullText: ' \\ ' })).toEqual({
      ok: true,
      value: { documents: [], total: 0, pages: 0 },
    });
    expect(connection.requestedUrls).toEqual([]);
  });

  it('sends no cookies and ignores the preview cookie', async () => {
    document.cookie = `io.prismic.preview=${encodeURIComponent('{"farstead.prismic.io":{"preview":"x"}}')}`;
    const connection = scriptSearches(() => json(searchResult(news)));
    const { documents } = await documentsOn(connection);
    await documents.find(query);
    expect(searchesOf(connection)[0]?.searchParams.get('ref')).toBe('main-ref');
    expect(connection.options.every(({ credentials }) => credentials === 'omit')).toBe(true);
  });

  it('sends requests to the configured endpoint, which is on this site by default', async () => {
    const here = scriptSearches(() => json(searchResult()));
    await (await documentsOn(here)).documents.find(query);
    expect(here.requestedUrls[0]?.href).toMatch(/^https:\/\/farstead\.example\/content\/api\/v2/);

    const elsewhere = scriptSearches(() => json(searchResult()));
    const contentEndpoint = 'https://farstead.cdn.prismic.io/api/v2';
    await (await documentsOn(elsewhere, { contentEndpoint })).documents.find(query);
    expect(elsewhere.requestedUrls[0]?.href).toMatch(/^https:\/\/farstead\.cdn\.prismic\.io\/api\/v2/);
  });

  it('loads the refs once for concurrent searches', async () => {
    const connection = scriptSearches(() => json(searchResult()));
    const { documents } = await documentsOn(connection);
    await Promise.all([documents.find(query), documents.find({ ...query, type: 'texts' })]);
    expect(connection.requestedUrls).toHaveLength(3);
  });
});

describe('responses', () => {
  it('normalizes dates for all browsers and ignores results that are not documents', async () => {
    const { documents } = await documentsOn(
      scriptSearches(() => json(searchResult(news, null, { id: 4 }, 'text'))),
    );
    expect(await documents.find(query)).toEqual({
      ok: true,
      value: {
        documents: [
          {
            id: 'one',
            uid: 'ring-opened',
            type: 'news',
            lang: 'en-us',
            firstPublished: '2026-02-01T08:00:00+00:00',
            lastPublished: null,
            data: { title: 'The ring is open' },
          },
        ],
        total: 4,
        pages: 1,
      },
    });
  });

  it('retries with the new master ref when the current ref is outdated', async () => {
    const connection = createPublished('new-ref');
    const { documents } = await documentsOn(connection);
    expect((await documents.find(query)).ok).toBe(true);
    expect(searchesOf(connection).map((url) => url.searchParams.get('ref'))).toEqual(['main-ref', 'new-ref']);
  });
});

describe('the published ref', () => {
  const repositoryQuestions = (connection: ScriptedConnection) =>
    connection.requestedUrls.length - searchesOf(connection).length;

  it('requests the ref once a minute', async () => {
    const connection = scriptSearches(() => json(searchResult(news)));
    const { documents, clock } = await documentsOn(connection);
    await documents.find(query);
    clock.advance(59_999);
    await documents.find(query);
    expect(repositoryQuestions(connection)).toBe(1);
    clock.advance(1);
    // The client's own cache uses `Date.now`.
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    await documents.find(query);
    now.mockRestore();
    expect(repositoryQuestions(connection)).toBe(2);
  });

  it('does not request the ref when the page provides it', async () => {
    const connection = scriptSearches(() => json(searchResult(news)));
    const published = new PrismicRepository(await createConfiguration(), connection, new ManualClock());
    published.seed('carried-ref');
    await new PrismicDocuments(published, new InMemoryPreview()).find(query);
    expect(connection.requestedUrls).toHaveLength(1);
    expect(connection.requestedUrls[0]?.searchParams.get('ref')).toBe('carried-ref');
  });

  it('requests the ref again when it is outdated', async () => {
    const connection = createPublished('main-ref');
    const published = new PrismicRepository(await createConfiguration(), connection, new ManualClock());
    published.seed('carried-ref');
    const documents = new PrismicDocuments(published, new InMemoryPreview());
    await documents.find(query);
    await documents.find(query);
    expect(searchesOf(connection).map((url) => url.searchParams.get('ref'))).toEqual([
      'carried-ref',
      'main-ref',
      'main-ref',
    ]);
    expect(repositoryQuestions(connection)).toBe(1);
  });
});

describe('failures', () => {
  const outcome = async (...replies: readonly (() => Reply)[]) => {
    const connection = scriptSearches(...replies);
    const { documents, clock } = await documentsOn(connection);
    const result = await documents.find(query);
    expect(clock.isIdle).toBe(true);
    return { result, searches: searchesOf(connection).length };
  };

  it('retries once when there is no response, then fails', async () => {
    expect(await outcome(() => 'no connection')).toEqual({
      result: { ok: false, error: { kind: 'offline' } },
      searches: 2,
    });
  });

  it('succeeds when the retry gets a response', async () => {
    expect(
      await outcome(
        () => 'no connection',
        () => json(searchResult(news)),
      ),
    ).toMatchObject({ result: { ok: true }, searches: 2 });
  });

  it.each([500, 502, 503, 504])('retries once after a %i', async (status) => {
    expect(await outcome(() => json({}, { status }))).toEqual({
      result: { ok: false, error: { kind: 'server', status } },
      searches: 2,
    });
  });

  it.each([400, 401, 403])('does not retry a request rejected with %i', async (status) => {
    expect(await outcome(() => json({ message: 'No' }, { status }))).toEqual({
      result: { ok: false, error: { kind: 'server', status } },
      searches: 1,
    });
  });

  it('does not retry after a 429, with or without a Retry-After header', async () => {
    expect(await outcome(() => json({}, { status: 429 }))).toEqual({
      result: { ok: false, error: { kind: 'too-many-requests' } },
      searches: 1,
    });
    expect(await outcome(() => json({}, { status: 429, headers: { 'retry-after': '30' } }))).toEqual({
      result: { ok: false, error: { kind: 'too-many-requests', retryAfterSeconds: 30 } },
      searches: 1,
    });
    expect(await outcome(() => json({}, { status: 429, headers: { 'retry-after': 'later' } }))).toEqual({
      result: { ok: false, error: { kind: 'too-many-requests' } },
      searches: 1,
    });
  });

  it.each<[string, () => Reply]>([
    ['an HTML page', () => new Response('<html></html>', { headers: { 'content-type': 'text/html' } })],
    ['a response without a content type', () => new Response(new Uint8Array([123, 125]))],
    [
      'truncated JSON',
      () => new Response('{"results": [{"id"', { headers: { 'content-type': 'application/json' } }),
    ],
    ['an empty body', () => new Response('', { headers: { 'content-type': 'application/json' } })],
    ['unrelated JSON', () => json({ hello: 'there' })],
    ['an array', () => json([])],
    ['results without counts', () => json({ results: [] })],
  ])('rejects %s as malformed', async (_, reply) => {
    expect(await outcome(reply)).toEqual({
      result: { ok: false, error: { kind: 'malformed' } },
      searches: 1,
    });
  });

  it('fails when the repository does not exist', async () => {
    const connection = new ScriptedConnection(() => json({}, { status: 404 }));
    const { documents } = await documentsOn(connection);
    expect(await documents.find(query)).toEqual({ ok: false, error: { kind: 'server', status: 404 } });
  });

  it('limits the retries when every ref is outdated', async () => {
    jest.spyOn(console, 'warn').mockImplementation();
    const stale = { type: 'api_notfound_error', message: 'Not found. Master ref is: another' };
    const { result, searches } = await outcome(() => json(stale, { status: 404 }));
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 404 } });
    expect(searches).toBeLessThan(5);
  });

  it.each([
    ['supports the abort signal', true],
    ['ignores the abort signal', false],
  ])('times out after 2 s when the connection %s', async (_, heedsSignals) => {
    const connection = new ScriptedConnection(() => 'never', heedsSignals);
    const { documents, clock } = await documentsOn(connection);
    let outcomeSoFar: unknown = 'waiting';
    void documents.find(query).then((result) => (outcomeSoFar = result));
    await flushMicrotasks();
    clock.advance(1999);
    await flushMicrotasks();
    expect(outcomeSoFar).toBe('waiting');
    clock.advance(1);
    await flushMicrotasks();
    expect(outcomeSoFar).toEqual({ ok: false, error: { kind: 'timeout' } });
    expect(connection.requestedUrls).toHaveLength(1);
  });

  it('times out after 2 s when the response body never ends', async () => {
    const endless = () =>
      new Response(
        new ReadableStream({
          start: (body: ReadableStreamDefaultController) => {
            body.enqueue(new TextEncoder().encode('{'));
          },
        }),
        {
          headers: { 'content-type': 'application/json' },
        },
      );
    const { documents, clock } = await documentsOn(new ScriptedConnection(endless));
    const finding = documents.find(query);
    await flushMicrotasks();
    clock.advance(2000);
    expect(await finding).toEqual({ ok: false, error: { kind: 'timeout' } });
  });

  it('returns a failure instead of throwing when the endpoint is invalid', async () => {
    const { documents } = await documentsOn(new ScriptedConnection(() => 'no connection'), {
      contentEndpoint: 'http://',
    });
    expect((await documents.find(query)).ok).toBe(false);
  });
});
