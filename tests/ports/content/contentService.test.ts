/** @jest-environment node */
import { createClient, filter, ForbiddenError, ParsingError, type Client } from '@prismicio/client';
import type { ContentServiceOptions } from '#sandbox/content';
import { Previews } from '#sandbox/content/Previews';
import { createContentFolder, type ContentFolder, type DocumentFile } from './createContentFolder';
import { startContentService, type RunningContentService } from './startContentService';

const day = (number: number): string => `2026-02-${String(number).padStart(2, '0')}T08:00:00+0000`;

/** 25 news articles, one per day. The first ten are about ships. */
const news: readonly DocumentFile[] = Array.from({ length: 25 }, (_, index) => ({
  type: 'news',
  name: `news-${String(index + 1)}`,
  published: day(index + 1),
  tags: index < 10 ? ['ships', 'shipyard'] : ['markets'],
  data: {
    title: `Report ${String(index + 1)}`,
    priority: 25 - index,
    ...(index % 2 === 0 && { subtitle: 'From the outer docks' }),
  },
}));

const documents: readonly DocumentFile[] = [
  ...news,
  {
    type: 'landing_page',
    name: 'home',
    changed: '2026-03-01T00:00:00+0000',
    data: {
      title: 'Own the moon',
      lead: [{ type: 'paragraph', text: 'Façades of the Halden Ring', spans: [] }],
      pillars: [{ name: 'builders' }, { name: 'leaders' }],
      related: { link_type: 'Document', id: 'news-news-1-en-us' },
    },
  },
  { type: 'landing_page', name: 'home', lang: 'fr-fr', uid: 'accueil', data: { title: 'Possédez la lune' } },
  { type: 'navigation', name: 'navigation', uid: null, data: { label: 'Home "port" \\ dock' } },
];

describe('the content service with the Prismic client', () => {
  let folder: ContentFolder;
  let service: RunningContentService;
  let client: Client;

  const clientOf = (endpoint: string, accessToken?: string): Client =>
    createClient('starport', { documentAPIEndpoint: endpoint, ...(accessToken && { accessToken }) });

  const found = async (...filters: string[]): Promise<string[]> => {
    const answer = await client.get({ filters, lang: '*', pageSize: 100 });
    return answer.results.map((document) => document.id).sort();
  };

  const search = (query: Record<string, string>): Promise<Response> =>
    fetch(`${service.endpoint}/documents/search?${new URLSearchParams(query).toString()}`);

  const masterRef = async (): Promise<string> => (await client.getMasterRef()).ref;

  beforeAll(async () => {
    folder = await createContentFolder(...documents);
    service = await startContentService({ folder: folder.path });
    client = clientOf(service.endpoint);
  });

  afterAll(async () => {
    await service.stop();
    await folder.remove();
  });

  it('lists refs and languages', async () => {
    const repository = await client.getRepository();
    expect(repository.refs.map(({ label, isMasterRef }) => [label, isMasterRef])).toEqual([['Master', true]]);
    expect(repository.languages).toEqual([
      { id: 'en-us', name: 'American English', is_master: true },
      { id: 'fr-fr', name: 'French (France)', is_master: false },
    ]);
  });

  it('CT-01 finds documents by type, using the master language by default', async () => {
    expect((await client.getByType('landing_page')).results.map(({ lang }) => lang)).toEqual(['en-us']);
    expect((await client.getByType('landing_page', { lang: '*' })).total_results_size).toBe(2);
    expect((await client.getByType('landing_page', { lang: 'de-de' })).results).toEqual([]);
  });

  it('CT-01 finds one document by UID, by ID and as a singleton of its type', async () => {
    expect((await client.getByUID('news', 'news-7')).data.title).toBe('Report 7');
    expect((await client.getByID('landing_page-home-fr-fr', { lang: '*' })).uid).toBe('accueil');
    expect((await client.getSingle('navigation')).uid).toBeNull();
    expect((await client.getByUIDs('news', ['news-2', 'news-3'])).total_results_size).toBe(2);
    expect((await client.getByIDs(['news-news-2-en-us', 'unknown'])).total_results_size).toBe(1);
    await expect(client.getByUID('news', 'news-99')).rejects.toThrow('No documents were returned');
  });

  it('links translations to one another, even with different UIDs', async () => {
    const home = await client.getByUID('landing_page', 'home');
    expect(home.alternate_languages).toEqual([
      { id: 'landing_page-home-fr-fr', type: 'landing_page', lang: 'fr-fr', uid: 'accueil' },
    ]);
  });

  it('returns each document with a link to itself', async () => {
    const { href } = await client.getByID('news-news-1-en-us');
    const answer = (await (await fetch(href)).json()) as { results: { id: string }[] };
    expect(answer.results.map(({ id }) => id)).toEqual(['news-news-1-en-us']);
  });

  it('CT-01 orders by last publication date, newest first, or by any field', async () => {
    const uids = async (...orderings: { field: string; direction?: 'asc' | 'desc' }[]) => {
      const answer = await client.getByType('news', { pageSize: 3, ...(orderings[0] && { orderings }) });
      return answer.results.map(({ uid }) => uid);
    };
    expect(await uids()).toEqual(['news-25', 'news-24', 'news-23']);
    expect(await uids({ field: 'document.first_publication_date' })).toEqual(['news-1', 'news-2', 'news-3']);
    expect(await uids({ field: 'my.news.priority' })).toEqual(['news-25', 'news-24', 'news-23']);
    expect(
      await uids(
        { field: 'my.news.subtitle', direction: 'desc' },
        { field: 'my.news.priority', direction: 'desc' },
      ),
    ).toEqual(['news-1', 'news-3', 'news-5']);
  });

  it('CT-01 splits 25 documents into pages of 20', async () => {
    const first = await client.getByType('news');
    expect(first).toMatchObject({ page: 1, results_per_page: 20, results_size: 20, total_pages: 2 });
    expect(first.total_results_size).toBe(25);
    expect(first.prev_page).toBeNull();

    const second = await client.getByType('news', { page: 2 });
    expect(second).toMatchObject({ page: 2, results_size: 5, next_page: null });

    const followed = (await (await fetch(first.next_page ?? '')).json()) as typeof second;
    expect(followed.results).toEqual(second.results);
    expect((await client.getByType('news', { page: 3 })).results).toEqual([]);
    expect((await client.getByType('news', { pageSize: 500 })).results_per_page).toBe(100);
    expect(await client.getAllByType('news')).toHaveLength(25);
  });

  it('CT-01 matches the beginnings of words, ignoring case and accents', async () => {
    expect(await found(filter.fulltext('document', 'FACADES hald'))).toEqual(['landing_page-home-en-us']);
    expect(await found(filter.fulltext('my.landing_page.title', 'possedez'))).toEqual([
      'landing_page-home-fr-fr',
    ]);
    expect(await found(filter.fulltext('document', 'façades nowhere'))).toEqual([]);
    expect(await found(filter.fulltext('document', 'paragraph'))).toEqual([]);
    expect(await found(filter.fulltext('document', ''))).toEqual([]);
    expect(await found(filter.fulltext('my.landing_page.lead', 'hald'))).toEqual(['landing_page-home-en-us']);
    expect(await found(filter.fulltext('document', 'outerworld'))).toEqual([]);
  });

  it.each<[string, string, number]>([
    ['all of several tags', filter.at('document.tags', ['ships', 'shipyard']), 10],
    ['any of several tags', filter.any('document.tags', ['ships', 'markets']), 25],
    ['any of several types', filter.any('document.type', ['navigation', 'landing_page']), 3],
    ['not of a type', filter.not('document.type', 'news'), 3],
    ['not of a tag', filter.not('document.tags', ['ships']), 18],
    ['a field that exists', filter.has('my.news.subtitle'), 13],
    ['a field that is missing', filter.missing('my.news.subtitle'), 12],
    ['a field in a group', filter.at('my.landing_page.pillars.name', 'leaders'), 1],
    ['a linked document', filter.at('my.landing_page.related', 'news-news-1-en-us'), 1],
    ['a number', filter.at('my.news.priority', 3), 1],
    ['a smaller number', filter.numberLessThan('my.news.priority', 3), 2],
    ['a greater number', filter.numberGreaterThan('my.news.priority', 23), 2],
    ['a number in a range', filter.numberInRange('my.news.priority', 3, 5), 3],
    ['after a day', filter.dateAfter('document.first_publication_date', '2026-02-20'), 6],
    [
      'before a point in time',
      filter.dateBefore('document.first_publication_date', new Date('2026-02-01T09:00:00Z')),
      4,
    ],
    ['a date range', filter.dateBetween('document.first_publication_date', '2026-02-03', '2026-02-05'), 2],
    ['on a day of the month', filter.dateDayOfMonth('document.first_publication_date', 14), 1],
    ['after a day of the month', filter.dateDayOfMonthAfter('document.first_publication_date', 20), 5],
    ['before a day of the month', filter.dateDayOfMonthBefore('document.first_publication_date', 3), 5],
    ['on a weekday', filter.dateDayOfWeek('document.first_publication_date', 'Monday'), 4],
    ['after a weekday', filter.dateDayOfWeekAfter('document.first_publication_date', 'Saturday'), 4],
    ['before a weekday', filter.dateDayOfWeekBefore('document.first_publication_date', 2), 4],
    ['in a month', filter.dateMonth('document.first_publication_date', 'February'), 25],
    ['after a month', filter.dateMonthAfter('document.last_publication_date', 'February'), 1],
    ['before a month', filter.dateMonthBefore('document.first_publication_date', 2), 3],
    ['in a year', filter.dateYear('document.first_publication_date', 2026), 28],
    ['in an hour', filter.dateHour('document.first_publication_date', 8), 25],
    ['after an hour', filter.dateHourAfter('document.first_publication_date', 7), 25],
    ['before an hour', filter.dateHourBefore('document.first_publication_date', 7), 3],
  ])('finds documents by filter: %s', async (_, condition, count) => {
    expect(await found(condition)).toHaveLength(count);
  });

  it('accepts a quote or a backslash in a value', async () => {
    expect(await found('[at(my.navigation.label, "Home \\"port\\" \\\\ dock")]')).toEqual([
      'navigation-navigation-en-us',
    ]);
    const attempts = [
      'x")][not(document.type, "nothing',
      'x"]] [[at(document.type, "news',
      '") ] ] &ref=other',
      '"',
      '%22)][has(my.news.title',
    ];
    for (const attempt of attempts) {
      expect(await found(filter.at('my.news.title', attempt))).toEqual([]);
      expect(await found(filter.fulltext('document', attempt))).toEqual([]);
    }
  });

  it.each([
    ['predicates', { q: `[${'[has(document.id)]'.repeat(21)}]` }],
    ['full-text searches', { q: `[${'[fulltext(document, "a")]'.repeat(4)}]` }],
    ['characters of q', { q: `[[at(document.id, "${'a'.repeat(8_000)}")]]` }],
    ['orderings', { orderings: `[${'document.id,'.repeat(40)}document.id]` }],
  ])('rejects a search with too many %s', async (_what, query) => {
    const answer = await search({ ref: await masterRef(), ...query });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ type: 'parsing-error' });
  });

  it.each([
    ['[[at(document.type, "news)]]', /text is not closed by a quote.*character 21/],
    ['[[at(document.type, "news")]', /"\[" was expected, but the query ends/],
    ['[[at(document.type "news")]]', /"\)" was expected/],
    ['[[at(document.type, "news")]] [', /goes on after its end/],
    ['[[at("document.type", "news")]]', /a path was expected/],
    ['[[at(document.type, news)]]', /a value was expected/],
    ['[[at(document.type, ;)]]', /";" was not expected/],
    ['[[near(document.type, "news")]]', /operator "near" is not known/],
    ['[[constructor(document.type, "news")]]', /operator "constructor" is not known/],
    ['[[at(document.secret, "news")]]', /not a path/],
    ['[[at(my.news, "news")]]', /not a path/],
    ['[[at(document.type)]]', /at takes a path, then a value/],
    ['[[at(document.type, "a", "b")]]', /at takes a path, then a value/],
    ['[[any(document.type, "news")]]', /any takes a path, then a list of values/],
    ['[[number.lt(my.news.priority, "3")]]', /number.lt takes a path, then a number/],
    ['[[date.after(document.first_publication_date, "soon")]]', /date.after takes a path, then a date/],
    ['[[date.month(document.first_publication_date, "Brumaire")]]', /one of January/],
  ])('explains the error in %s', async (q, message) => {
    const response = await search({ ref: await masterRef(), q });
    expect(response.status).toBe(400);
    expect(((await response.json()) as { message: string }).message).toMatch(message);
  });

  it.each([
    ['without a ref', { ref: '' }, /ref is missing/],
    ['with an invalid page', { page: '0' }, /page is a whole number from 1/],
    ['with an invalid page size', { pageSize: 'all' }, /pageSize is a whole number from 1/],
    ['with an incomplete ordering', { orderings: '[my.news.title' }, /bracket is not closed/],
    ['with an unknown direction', { orderings: '[my.news.title down]' }, /not a path with asc or desc/],
    ['with an ordering that is not a field path', { orderings: '[title]' }, /not a path/],
  ])('rejects a search %s', async (_, query, message) => {
    const response = await search({ ref: await masterRef(), ...query });
    expect(response.status).toBe(400);
    expect(((await response.json()) as { message: string }).message).toMatch(message);
  });

  it('rejects an invalid query with an error that the client recognizes', async () => {
    await expect(client.get({ filters: ['[at(document.type, "news)]'] })).rejects.toThrow(ParsingError);
  });

  it('allows cross-origin requests from any site', async () => {
    const response = await fetch(service.endpoint);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    const preflight = await fetch(`${service.endpoint}/documents/search`, { method: 'OPTIONS' });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-methods')).toContain('GET');
  });
});

describe('the content service over time', () => {
  const home = { type: 'landing_page', name: 'home', data: { title: 'Own the moon' } } as const;

  const withService = async (
    options: Partial<ContentServiceOptions>,
    written: readonly DocumentFile[],
    use: (service: RunningContentService, folder: ContentFolder) => Promise<void>,
  ): Promise<void> => {
    const folder = await createContentFolder(...written);
    try {
      const service = await startContentService({ folder: folder.path, ...options });
      try {
        await use(service, folder);
      } finally {
        await service.stop();
      }
    } finally {
      await folder.remove();
    }
  };

  const titleOf = async (client: Client, ref?: string): Promise<unknown> =>
    (await client.getByUID('landing_page', 'home', ref === undefined ? {} : { ref })).data.title;

  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation();
  });

  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('CT-03 returns drafts only to requests with their preview’s token', async () => {
    const drafts = [
      { ...home, draft: true, data: { title: 'Own two moons' } },
      { type: 'landing_page', name: 'harbour', draft: true },
    ];
    const previews = new Previews();
    await withService({ previews }, [home, ...drafts], async ({ origin, endpoint }) => {
      const client = createClient('starport', { documentAPIEndpoint: endpoint });
      const ref = `${origin}/content/previews/${previews.folderPreviewName}`;
      expect(await titleOf(client, ref)).toBe('Own two moons');
      expect((await client.getByType('landing_page', { ref })).total_results_size).toBe(2);
      expect(await titleOf(client)).toBe('Own the moon');
      expect((await client.getByType('landing_page')).total_results_size).toBe(1);
      // The drafts are not accessible through a public ref or a guessable name.
      expect((await client.getRepository()).refs).toHaveLength(1);
      const guessed = new URLSearchParams({ ref: `${origin}/content/previews/drafts` }).toString();
      expect((await fetch(`${endpoint}/documents/search?${guessed}`)).status).toBe(404);
    });
  });

  it('redirects a client with an outdated ref to the current one', async () => {
    await withService({ reload: true }, [home], async ({ endpoint }, folder) => {
      const early = createClient('starport', { documentAPIEndpoint: endpoint });
      const { ref } = await early.getMasterRef();
      await folder.write({ ...home, data: { title: 'Own the planet' } });
      await createClient('starport', { documentAPIEndpoint: endpoint }).getRepository();

      const answer = await fetch(`${endpoint}/documents/search?ref=${ref}`);
      expect(answer.status).toBe(410);
      expect(await titleOf(early)).toBe('Own the planet');
    });
  });

  it('redirects a client with an unknown ref to the current one', async () => {
    await withService({}, [home], async ({ endpoint }) => {
      const client = createClient('starport', { documentAPIEndpoint: endpoint });
      expect((await fetch(`${endpoint}/documents/search?ref=unknown`)).status).toBe(404);
      expect(await titleOf(client, 'https://elsewhere.example/preview?token="')).toBe('Own the moon');
    });
  });

  it('returns the same refs until the content changes', async () => {
    await withService({ reload: true }, [home], async ({ endpoint }) => {
      const refs = async () =>
        ((await (await fetch(endpoint)).json()) as { refs: { ref: string }[] }).refs.map(({ ref }) => ref);
      expect(await refs()).toEqual(await refs());
    });
  });

  it('rejects requests without its access token', async () => {
    await withService({ accessToken: 'seal' }, [home], async ({ endpoint }) => {
      const stranger = createClient('starport', { documentAPIEndpoint: endpoint });
      await expect(stranger.getSingle('landing_page')).rejects.toThrow(ForbiddenError);
      const friend = createClient('starport', { documentAPIEndpoint: endpoint, accessToken: 'seal' });
      expect(await titleOf(friend)).toBe('Own the moon');
    });
  });

  it('does not start with a folder that contains a broken or duplicate document', async () => {
    const twice = { ...home, name: 'home-again', uid: 'home' };
    await expect(withService({}, [home, twice], () => Promise.resolve())).rejects.toThrow(
      'The uid home of type landing_page in en-us is used by two content documents',
    );
    const undated = { ...home, published: 'yesterday' };
    await expect(withService({}, [undated], () => Promise.resolve())).rejects.toThrow(
      /home\.json: "first_publication_date" is no date/,
    );
  });
});
