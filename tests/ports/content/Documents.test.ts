/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Configuration } from '../../../src/application/configuration/Configuration';
import { ConfigurationSource } from '../../../src/application/configuration/ConfigurationSource';
import type { Documents, DocumentQuery } from '../../../src/application/content/Documents';
import { RemoteConfiguration } from '../../../src/domain/configuration/RemoteConfiguration';
import { locales } from '../../../src/domain/language/Locale';
import { SystemClock } from '../../../src/infrastructure/browser/SystemClock';
import { ContentConnection } from '../../../src/infrastructure/content/ContentConnection';
import { PrismicDocuments } from '../../../src/infrastructure/content/PrismicDocuments';
import { ShippedDocuments } from '../../../src/infrastructure/content/ShippedDocuments';
import { runningContentService, type RunningContentService } from './runningContentService';

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
  constructor(readonly origin: string) {
    super();
  }

  fetch(url: string, init: RequestInit): Promise<Response> {
    return fetch(url, init);
  }
}

describe.each(['the shipped documents', 'the content service'] as const)('Documents: %s', (which) => {
  let service: RunningContentService;
  let documents: Documents;

  beforeAll(async () => {
    service = await runningContentService({ folder: contentFolder });
    documents =
      which === 'the shipped documents' ? new ShippedDocuments() : await serviceDocuments(service.origin);
  });

  afterAll(() => service.stop());

  const uids = async (query: DocumentQuery): Promise<readonly (string | null)[]> => {
    const found = await documents.find(query);
    if (!found.ok) throw new Error(found.error.kind);
    return found.value.documents.map((document) => document.uid);
  };

  const texts = { type: 'texts', locale: 'en-us' } as const;

  it.each(locales)('CT-01 finds the documents of a type in %s', async (locale) => {
    const found = await documents.find({ type: 'texts', locale, pageSize: 100 });
    expect(found).toMatchObject({ ok: true, value: { total: namespaces.length, pages: 1 } });
    expect([...(await uids({ type: 'texts', locale }))].sort()).toEqual(namespaces);
  });

  it('CT-01 finds one document by uid or id', async () => {
    expect(await uids({ ...texts, uid: 'login' })).toEqual(['login']);
    expect(await uids({ ...texts, id: 'texts-shell-en-us' })).toEqual(['shell']);
    expect(await uids({ ...texts, uid: 'unknown' })).toEqual([]);
    expect(await uids({ ...texts, locale: 'fr-fr', id: 'texts-shell-en-us' })).toEqual([]);
  });

  it('CT-01 takes quotes and backslashes in a uid for what they are', async () => {
    for (const uid of ['"', '\\', 'login\\")][not(document.type, "x', 'shell"']) {
      expect(await uids({ ...texts, uid })).toEqual([]);
      expect(await uids({ ...texts, id: uid })).toEqual([]);
    }
  });

  it('CT-01 searches the texts of documents', async () => {
    const landing = { type: 'landing_page', locale: 'fr-fr' } as const;
    expect(await uids({ ...landing, fullText: 'BATISSEURS voxel' })).toEqual(['home']);
    expect(await uids({ ...landing, fullText: 'no such word' })).toEqual([]);
    expect(await uids({ ...landing, fullText: '  ' })).toEqual([]);
    expect(await uids({ ...landing, fullText: '\\" )] [' })).toEqual([]);
  });

  it('CT-01 orders by a field, in both directions', async () => {
    const ascending = await uids({ ...texts, ordering: { field: 'document.id', direction: 'asc' } });
    expect(ascending).toEqual(namespaces);
    const descending = await uids({ ...texts, ordering: { field: 'document.id', direction: 'desc' } });
    expect(descending).toEqual([...ascending].reverse());
    const byUid = { ordering: { field: 'my.texts.uid', direction: 'desc' }, page: 1 } as const;
    expect(await uids({ ...texts, ...byUid })).toEqual(descending);
  });

  it('CT-01 pages', async () => {
    expect(await documents.find({ ...texts, page: 2 })).toEqual({
      ok: true,
      value: { documents: [], total: namespaces.length, pages: 1 },
    });
  });

  it('CT-01 answers a preview', async () => {
    expect(await uids({ ...texts, uid: 'login', preview: true })).toEqual(['login']);
  });

  it('gives dates that every browser reads', async () => {
    const found = await documents.find({ ...texts, uid: 'login' });
    const [login] = found.ok ? found.value.documents : [];
    expect(login?.firstPublished).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\+00:00$/);
    expect(login?.lastPublished).toMatch(/\+00:00$/);
  });

  it('knows a document without uid', async () => {
    expect(await uids({ type: 'error_catalogue', locale: 'de-de' })).toEqual([null]);
  });
});

const serviceDocuments = async (origin: string): Promise<Documents> => {
  const configuration = new Configuration(new SandboxConfiguration());
  await configuration.load();
  return new PrismicDocuments(configuration, new DirectConnection(origin), new SystemClock());
};
