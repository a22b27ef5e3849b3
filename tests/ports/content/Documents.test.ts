/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Configuration } from '#application/configuration/Configuration';
import { ConfigurationSource } from '#application/configuration/ConfigurationSource';
import type { Documents, DocumentQuery } from '#infrastructure/content/Documents';
import { RemoteConfiguration } from '#domain/configuration/RemoteConfiguration';
import { locales } from '#domain/language/Locale';
import { SystemClock } from '#infrastructure/browser/SystemClock';
import { ContentConnection } from '#infrastructure/content/ContentConnection';
import { PrismicPreviewedDocuments } from '#infrastructure/content/PrismicPreviewedDocuments';
import { PrismicRepository } from '#infrastructure/content/PrismicRepository';
import { BundledDocuments } from '#infrastructure/content/BundledDocuments';
import { FakeCodeLoader } from '#infrastructure/fake/browser/FakeCodeLoader';
import { InMemoryPreview } from '#infrastructure/fake/content/InMemoryPreview';
import { Previews } from '#sandbox/content/Previews';
import { prismicDocuments } from '../../unit/infrastructure/content/doubles';
import { startContentService, type RunningContentService } from './startContentService';

const contentFolder = join(__dirname, '../../../content');
const namespaces = readdirSync(join(contentFolder, 'en-us/texts'))
  .map((file) => basename(file, '.json'))
  .sort();

class SandboxConfiguration extends ConfigurationSource {
  load(): Promise<RemoteConfiguration> {
    const values = { contentEndpoint: '/content/api/v2' } as Partial<RemoteConfiguration>;
    return Promise.resolve(new RemoteConfiguration(values as RemoteConfiguration));
  }
}

class DirectConnection extends ContentConnection {
  readonly timeoutMs = 2000;

  constructor(readonly origin: string) {
    super();
  }

  fetch(url: string, init: RequestInit): Promise<Response> {
    return fetch(url, init);
  }
}

describe.each(['the bundled documents', 'the content service'] as const)('Documents: %s', (which) => {
  let service: RunningContentService;
  let documents: Documents;

  beforeAll(async () => {
    service = await startContentService({ folder: contentFolder });
    documents =
      which === 'the bundled documents'
        ? new BundledDocuments(new FakeCodeLoader())
        : await serviceDocuments(service.origin);
  });

  afterAll(() => service.stop());

  const uids = async (query: DocumentQuery): Promise<readonly (string | null)[]> => {
    const found = await documents.find(query);
    if (!found.ok) throw new Error(found.error.kind);
    return found.value.documents.map((document) => document.uid);
  };

  const texts = { type: 'texts', locale: 'en-us' } as const;
  const all = { ...texts, pageSize: 100 } as const;

  it.each(locales)('CT-01 finds documents by type in %s', async (locale) => {
    const found = await documents.find({ type: 'texts', locale, pageSize: 100 });
    expect(found).toMatchObject({ ok: true, value: { total: namespaces.length, pages: 1 } });
    expect([...(await uids({ type: 'texts', locale, pageSize: 100 }))].sort()).toEqual(namespaces);
  });

  it('CT-01 finds a single document by UID or ID', async () => {
    expect(await uids({ ...texts, uid: 'session' })).toEqual(['session']);
    expect(await uids({ ...texts, id: 'texts-app-en-us' })).toEqual(['app']);
    expect(await uids({ ...texts, uid: 'unknown' })).toEqual([]);
    expect([...(await uids({ ...texts, uids: ['session', 'unknown', 'app'] }))].sort()).toEqual([
      'app',
      'session',
    ]);
    expect(await uids({ ...texts, uids: [] })).toEqual([]);
    expect(await uids({ ...texts, locale: 'fr-fr', id: 'texts-app-en-us' })).toEqual([]);
  });

  it('CT-01 accepts quotes and backslashes in a UID', async () => {
    for (const uid of ['"', '\\', 'login\\")][not(document.type, "x', 'shell"']) {
      expect(await uids({ ...texts, uid })).toEqual([]);
      expect(await uids({ ...texts, id: uid })).toEqual([]);
    }
  });

  it('CT-01 searches the documents’ texts', async () => {
    const landing = { type: 'landing_page', locale: 'fr-fr' } as const;
    expect(await uids({ ...landing, fullText: 'BATISSEURS voxel' })).toEqual(['home']);
    expect(await uids({ ...landing, fullText: 'no such word' })).toEqual([]);
    expect(await uids({ ...landing, fullText: '  ' })).toEqual([]);
    expect(await uids({ ...landing, fullText: '\\" )] [' })).toEqual([]);
  });

  it.each([
    'login") ] [ not(document.type, "texts',
    'login")]][[at(document.type, "navigation")]]&q=[[at(document.id, "x',
    'login\\") ] ] [[ any(document.type, ["navigation',
    '\\\\") ]] [[not(document.lang, "en-us quokka',
    '") or has(my.texts.entries',
    '%22)]]%5B%5Bnot(document.type,%22texts',
  ])('CT-01 treats the search for %s as plain words, never as a predicate', async (fullText) => {
    const found = await documents.find({ ...texts, fullText, pageSize: 100 });
    expect(found).toMatchObject({ ok: true, value: { documents: [] } });
  });

  it('CT-01 finds documents with a field that equals any of several strings', async () => {
    const articles = { type: 'news_article', locale: 'en-us', pageSize: 100 } as const;
    const written = (value: readonly string[]) =>
      documents.find({ ...articles, where: [{ field: 'category', is: 'one-of', value }] });
    const [both, one, other] = await Promise.all([
      written(['press-release', 'events']),
      written(['press-release', 'nobody writes this', '") or has(my.texts.entries']),
      written(['events']),
    ]);
    const totals = [both, one, other].map((found) => (found.ok ? found.value.total : 0));
    expect(totals[1]).toBe(4);
    expect(totals[0]).toBe(4 + (totals[2] ?? 0));
  });

  it('CT-01 orders documents by a field in either direction', async () => {
    const ascending = await uids({ ...all, ordering: { field: 'document.id', direction: 'asc' } });
    expect(ascending).toEqual(namespaces);
    const descending = await uids({ ...all, ordering: { field: 'document.id', direction: 'desc' } });
    expect(descending).toEqual([...ascending].reverse());
    const byUid = { ordering: { field: 'my.texts.uid', direction: 'desc' }, page: 1 } as const;
    expect(await uids({ ...all, ...byUid })).toEqual(descending);
  });

  it('CT-01 returns pages of twenty documents by default', async () => {
    const ordering = { field: 'document.id', direction: 'asc' } as const;
    expect(namespaces.length).toBeGreaterThan(20);
    expect(await uids({ ...texts, ordering })).toEqual(namespaces.slice(0, 20));
    expect(await uids({ ...texts, ordering, page: 2 })).toEqual(namespaces.slice(20, 40));
    const pages = Math.ceil(namespaces.length / 20);
    expect(await documents.find({ ...texts, page: pages + 1 })).toEqual({
      ok: true,
      value: { documents: [], total: namespaces.length, pages },
    });
  });

  it('CT-01 returns only the requested fields', async () => {
    const query = { type: 'legal_page', locale: 'de-de', uid: 'lizenzvertrag' } as const;
    const found = await documents.find({ ...query, fields: ['title', 'no_such_field'] });
    const whole = await documents.find(query);
    const [part, all] = [found, whole].map((answer) => (answer.ok ? answer.value.documents[0] : undefined));
    expect(part?.data).toEqual({ title: all?.data.title });
    expect(part).toMatchObject({ id: all?.id, uid: all?.uid, lastPublished: all?.lastPublished });
  });

  it('CT-01 finds documents in preview mode', async () => {
    expect(await uids({ ...texts, uid: 'session', preview: true })).toEqual(['session']);
  });

  it('returns dates that every browser can parse', async () => {
    const found = await documents.find({ ...texts, uid: 'session' });
    const [login] = found.ok ? found.value.documents : [];
    expect(login?.firstPublished).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\+00:00$/);
    expect(login?.lastPublished).toMatch(/\+00:00$/);
  });

  it('finds documents without a UID', async () => {
    expect(await uids({ type: 'error_catalogue', locale: 'de-de' })).toEqual([null]);
  });
});

const configuredSandbox = async (): Promise<Configuration> => {
  const configuration = new Configuration(new SandboxConfiguration());
  await configuration.load();
  return configuration;
};

const serviceDocuments = async (origin: string): Promise<Documents> =>
  prismicDocuments(await configuredSandbox(), new DirectConnection(origin), new SystemClock());

describe('CT-03 a preview', () => {
  let service: RunningContentService;
  const previews = new Previews();

  beforeAll(async () => {
    service = await startContentService({ folder: contentFolder, previews });
  });

  afterAll(() => service.stop());

  const draft = { id: 'legal_page-eula-fr-fr', data: { title: 'Brouillon' } };
  const tokenOf = (name: string): string => `${service.origin}/content/previews/${name}`;

  const titles = async (ref: string | undefined, preview: boolean): Promise<unknown[]> => {
    const seen = new InMemoryPreview();
    seen.ref = ref;
    const connection = new DirectConnection(service.origin);
    const documents = prismicDocuments(await configuredSandbox(), connection, new SystemClock(), seen);
    const found = await documents.find({ type: 'legal_page', locale: 'fr-fr', id: draft.id, preview });
    return found.ok ? found.value.documents.map(({ data }) => data.title) : [];
  };

  it('shows its drafts only to callers that request the preview', async () => {
    const token = tokenOf(previews.open([draft]));
    const other = tokenOf(previews.open([{ ...draft, data: { title: 'Un autre' } }]));
    expect(await titles(token, true)).toEqual(['Brouillon']);
    expect(await titles(other, true)).toEqual(['Un autre']);
    expect(await titles(token, false)).toEqual(await titles(undefined, false));
    expect(await titles(token, false)).not.toEqual(['Brouillon']);
  });

  it('returns the published documents for an unknown or ended preview', async () => {
    jest.spyOn(console, 'warn').mockImplementation();
    expect(await titles(tokenOf('over'), true)).toEqual(await titles(undefined, false));
  });

  const previewedDocuments = async (): Promise<PrismicPreviewedDocuments> => {
    const connection = new DirectConnection(service.origin);
    return new PrismicPreviewedDocuments(
      new PrismicRepository(await configuredSandbox(), connection, new SystemClock()),
    );
  };

  it('identifies no document of an unknown or ended preview', async () => {
    const documents = await previewedDocuments();
    for (const name of ['over', 'anything'])
      expect(await documents.identify(tokenOf(name), draft.id)).toEqual({
        ok: false,
        error: { kind: 'server', status: 404 },
      });
  });

  it('identifies its document in every language', async () => {
    const documents = await previewedDocuments();
    const token = tokenOf(previews.open([draft]));
    expect(await documents.identify(token, draft.id)).toEqual({
      ok: true,
      value: { type: 'legal_page', uid: 'contrat-de-licence', locale: 'fr-fr', category: '' },
    });
    for (const id of ['unknown', '', '"', '\\")][not(document.type, "x']) {
      expect(await documents.identify(token, id)).toEqual({ ok: true, value: undefined });
    }
  });
});
