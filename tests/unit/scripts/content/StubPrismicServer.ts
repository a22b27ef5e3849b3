import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushSettings } from '#scripts/content/pushSettings';

interface Write {
  readonly call: string;
  readonly body: string;
}

interface StoredDocument {
  readonly id: string;
  type: string;
  uid?: string;
  lang: string;
  tags: string[];
  data: unknown;
  masterId?: string;
}

/** Bodies are read as Latin-1 because they may contain the bytes of an image. */
const utf8 = (text = ''): string => Buffer.from(text, 'latin1').toString();

/** Mock of Prismic's APIs for models, assets and documents, as far as a push needs them. */
export class StubPrismicServer {
  readonly writes: Write[] = [];
  readonly models: { id: string }[] = [];
  readonly slices: { id: string }[] = [];
  readonly assets: { id: string; filename: string; url: string; alt?: string; credits?: string }[] = [];
  readonly pending = new Map<string, StoredDocument>();
  readonly published = new Map<string, StoredDocument>();
  languages = ['en-us', 'fr-fr', 'de-de'];
  /** Number of upcoming writes to reject because of too many requests. */
  rejectedWrites = 0;
  private readonly server = createServer((request, response) => void this.answer(request, response));

  async start(): Promise<void> {
    await new Promise<void>((started) => this.server.listen(0, '127.0.0.1', started));
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((stopped) => this.server.close(() => stopped()));
  }

  settings(send: boolean): PushSettings {
    const origin = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return {
      repository: 'farstead',
      writeToken: 'seal',
      accessToken: undefined,
      send,
      documentApi: `${origin}/api/v2`,
      customTypesApi: `${origin}/types`,
      assetApi: `${origin}/library`,
      migrationApi: `${origin}/migration`,
    };
  }

  /** Publishes the migration release, as an editor does. */
  publish(): void {
    for (const [id, document] of this.pending) this.published.set(id, document);
    this.pending.clear();
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString('latin1');
    const { method = 'GET', headers } = request;
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const send = (status: number, answer?: unknown, more: Record<string, string> = {}): void => {
      response.writeHead(status, { 'content-type': 'application/json', ...more });
      response.end(answer === undefined ? undefined : JSON.stringify(answer));
    };
    if (path.startsWith('/api/v2')) return this.read(path, send);
    if (headers.authorization !== 'Bearer seal' || headers.repository !== 'farstead') return send(401, {});
    if (method === 'GET') {
      const models = { '/types/customtypes': this.models, '/types/slices': this.slices }[path];
      return send(200, models ?? { items: this.assets });
    }
    if (this.rejectedWrites > 0) {
      this.rejectedWrites -= 1;
      return send(429, {}, { 'retry-after': '2' });
    }
    this.writes.push({ call: `${method} ${path}`, body });
    this.write(path, body, send);
  }

  private read(path: string, send: (status: number, answer: unknown) => void): void {
    if (!path.endsWith('/search')) {
      return send(200, {
        refs: [{ id: 'master', ref: 'main', label: 'Master', isMasterRef: true }],
        languages: this.languages.map((id) => ({ id, name: id })),
        types: {},
        tags: [],
      });
    }
    const results = [...this.published.values()];
    send(200, {
      results,
      page: 1,
      total_pages: 1,
      total_results_size: results.length,
      next_page: null,
    });
  }

  private write(path: string, body: string, send: (status: number, answer?: unknown) => void): void {
    const [, api, kind, id = ''] = path.split('/');
    if (api === 'types') {
      const model = JSON.parse(utf8(body)) as { id: string };
      const models = kind === 'slices' ? this.slices : this.models;
      models.splice(0, Infinity, ...models.filter((other) => other.id !== model.id), model);
      return send(id === 'insert' ? 201 : 204);
    }
    if (api === 'library' && kind === 'assets') {
      const filename = /filename="([^"]+)"/.exec(body)?.[1] ?? '';
      const asset = {
        id: `asset-${filename}`,
        filename,
        url: `https://images.prismic.test/${filename}`,
        alt: utf8(/name="alt"\r\n\r\n([^\r]*)/.exec(body)?.[1]),
        credits: utf8(/name="credits"\r\n\r\n([^\r]*)/.exec(body)?.[1]),
        width: 10,
        height: 10,
      };
      this.assets.push(asset);
      return send(200, asset);
    }
    const given = JSON.parse(utf8(body)) as Omit<StoredDocument, 'id'> & {
      alternate_language_id?: string;
    };
    const { alternate_language_id: masterId, ...document } = given;
    if (id !== '') {
      const before = this.pending.get(id) ?? this.published.get(id);
      if (!before) return send(404, {});
      this.pending.set(id, { ...before, ...document, id });
      return send(200, { id });
    }
    const isThere = [...this.pending.values(), ...this.published.values()].some(
      (other) => other.type === given.type && other.uid === given.uid && other.lang === given.lang,
    );
    if (isThere) return send(400, { message: 'A document with this uid already exists.' });
    const made = `id-${this.pending.size + this.published.size + 1}`;
    this.pending.set(made, { ...document, id: made, ...(masterId !== undefined && { masterId }) });
    send(201, { id: made });
  }
}
