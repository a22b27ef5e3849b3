import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createDCtx, decompressUsingDict, freeDCtx } from '@bokuweb/zstd-wasm';
import { compressDelta, dictionaryOf, digestName } from '#server/dictionaries/Dictionary';
import { deltaFileName } from '#hydration/buildOutput';
import { call, type CallResponse } from './support/call';
import { startRenderedSite, type RenderedSite } from './support/renderedSite';
import { hashedScript, type SiteFolder } from './support/siteFolder';
import { StubContent } from './support/stubRenderer';

let site: RenderedSite;

const content = new StubContent();
const oldScript = Buffer.from('console.log("the old application");\n'.repeat(40));
const newScript = Buffer.from('console.log("the new application");\n'.repeat(40));

const addDelta = async ({ path }: SiteFolder): Promise<void> => {
  await mkdir(join(path, 'assets'), { recursive: true });
  const old = dictionaryOf(oldScript);
  await writeFile(
    join(path, 'assets', deltaFileName('main.0123456789ab.js', digestName(old))),
    await compressDelta(newScript, old, 19),
  );
};

beforeAll(async () => {
  // Long enough for delta compression to be worthwhile.
  content.html = `<p>${Array.from({ length: 400 }, (_, index) => `word ${index * 7919}`).join(' ')}</p>`;
  content.publish('first', 'The ring is open');
  site = await startRenderedSite(content, addDelta);
});

afterAll(() => site.stop());

const encodings = 'gzip, br, zstd, dcb, dcz';

const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<CallResponse> =>
  call(site.webServer.origin, path, {
    method,
    headers: { accept: 'text/html', 'accept-encoding': 'br', ...headers },
  });

const getUntil = async (
  path: string,
  headers: Record<string, string>,
  wanted: (answer: CallResponse) => boolean,
): Promise<CallResponse> => {
  for (let requested = 0; requested < 2_000; requested += 1) {
    const answer = await get(path, headers);
    if (wanted(answer)) return answer;
  }
  throw new Error(`${path} never returned the expected response`);
};

const fieldOf = (bytes: Buffer): string => `:${createHash('sha256').update(bytes).digest('base64')}:`;

/** Returns the dictionary that a page links to. */
const dictionaryIn = async (path: string): Promise<{ readonly bytes: Buffer; readonly path: string }> => {
  const first = await getUntil(path, {}, ({ headers }) => headers.link !== undefined);
  const linked = /^<([^>]+)>; rel="compression-dictionary"$/.exec(String(first.headers.link))?.[1] ?? '';
  return { path: linked, bytes: (await get(linked, { 'accept-encoding': 'identity' })).body };
};

const decoded = (body: Buffer, dictionary: Buffer): string => {
  const context = createDCtx();
  try {
    return Buffer.from(decompressUsingDict(context, body.subarray(40), dictionary)).toString();
  } finally {
    freeDCtx(context);
  }
};

const isDelta = ({ headers }: CallResponse): boolean => headers['content-encoding'] === 'dcz';

describe('dictionaries for pages', () => {
  it('pages link to a long-cached dictionary that is specific to their language', async () => {
    const { path } = await dictionaryIn('/');
    const dictionary = await get(path);
    expect(dictionary.headers).toMatchObject({
      'use-as-dictionary': 'match="/*", match-dest=("document")',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/octet-stream',
      'content-encoding': 'br',
    });
    const german = await get((await dictionaryIn('/de')).path);
    expect(german.headers['use-as-dictionary']).toBe('match="/de*", match-dest=("document")');
    expect((await get('/dictionaries/en-us.unknown', { accept: '*/*' })).status).toBe(404);
  });

  it('pages compressed with the dictionary decompress to the same content', async () => {
    const { bytes } = await dictionaryIn('/');
    const headers = { 'accept-encoding': encodings, 'available-dictionary': fieldOf(bytes) };
    const answer = await getUntil('/legal/eula', headers, isDelta);
    const plain = await get('/legal/eula');
    expect(decoded(answer.body, bytes)).toBe(plain.text);
    expect(answer.body.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
    expect(answer.body.subarray(8, 40).toString('base64')).toBe(fieldOf(bytes).slice(1, -1));
    expect(answer.body.length).toBeLessThan(plain.body.length / 4);
    expect(answer.headers).toMatchObject({
      vary: 'accept-encoding, available-dictionary',
      'cache-control': plain.headers['cache-control'],
      etag: plain.headers.etag,
      'content-type': plain.headers['content-type'],
      'content-length': String(answer.body.length),
    });
    expect(answer.headers.link).toBeUndefined();
    expect(plain.headers.vary).toBe(answer.headers.vary);
  });

  it('HEAD returns the headers of the compressed page, and revalidation returns 304', async () => {
    const { bytes } = await dictionaryIn('/');
    const headers = { 'accept-encoding': encodings, 'available-dictionary': fieldOf(bytes) };
    const answer = await getUntil('/legal/eula', headers, isDelta);
    const head = await get('/legal/eula', headers, 'HEAD');
    expect(head.body).toHaveLength(0);
    expect(head.headers['content-encoding']).toBe('dcz');
    expect(head.headers['content-length']).toBe(String(answer.body.length));
    const again = await get('/legal/eula', { ...headers, 'if-none-match': answer.headers.etag ?? '' });
    expect(again.status).toBe(304);
    expect(again.headers['content-encoding']).toBeUndefined();
    expect(again.headers.vary).toBe('accept-encoding, available-dictionary');
  });

  it('pages compressed with the dictionary reflect new content', async () => {
    const { bytes } = await dictionaryIn('/');
    const headers = { 'accept-encoding': encodings, 'available-dictionary': fieldOf(bytes) };
    await getUntil('/legal/eula', headers, isDelta);
    content.publish('second', 'The ring is closed');
    const changed = await getUntil(
      '/legal/eula',
      headers,
      (answer) => isDelta(answer) && decoded(answer.body, bytes).includes('The ring is closed'),
    );
    expect(changed.headers.etag).toBe((await get('/legal/eula')).headers.etag);
    // The dictionary does not change, because browsers have stored it.
    expect((await dictionaryIn('/')).bytes.equals(bytes)).toBe(true);
  });

  it.each([
    ['unknown', () => fieldOf(Buffer.from('another'))],
    ['missing', () => ''],
    ['malformed', () => ':no base64:'],
    ['a token instead of bytes', () => 'sha256'],
    ['oversized', () => `:${'A'.repeat(10_000)}=:`],
    ['for another language', async () => fieldOf((await dictionaryIn('/de')).bytes)],
  ])('sends pages without a delta to a browser whose dictionary is %s', async (_, field) => {
    const answer = await get('/legal/eula', {
      'accept-encoding': encodings,
      'available-dictionary': await field(),
    });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.text).toContain('The ring is');
  });

  it.each(['br', '*', 'br, dcz;q=0', 'gzip, dcb'])(
    'sends pages without a delta for Accept-Encoding %s',
    async (accepted) => {
      const { bytes } = await dictionaryIn('/');
      await getUntil(
        '/legal/eula',
        { 'accept-encoding': encodings, 'available-dictionary': fieldOf(bytes) },
        isDelta,
      );
      const answer = await get('/legal/eula', {
        'accept-encoding': accepted,
        'available-dictionary': fieldOf(bytes),
      });
      expect(answer.headers['content-encoding']).not.toBe('dcz');
    },
  );

  it('pages do not link to a dictionary when the browser saves data', async () => {
    await dictionaryIn('/');
    expect((await get('/', { 'save-data': 'on' })).headers.link).toBeUndefined();
  });

  it('SE-10 previews and pages with a key in the URL use no dictionary', async () => {
    const { bytes } = await dictionaryIn('/');
    const headers = { 'accept-encoding': encodings, 'available-dictionary': fieldOf(bytes) };
    for (const [path, cookie] of [
      ['/activate/some-key', ''],
      ['/legal/eula', 'io.prismic.preview=https://preview'],
    ] as const) {
      for (let requested = 0; requested < 3; requested += 1) {
        const answer = await get(path, { ...headers, cookie });
        expect(answer.headers['cache-control']).toBe('no-store, no-transform');
        expect(answer.headers['content-encoding']).toBe('br');
        expect((await get(path, { cookie })).headers.link).toBeUndefined();
      }
    }
  });
});

describe('dictionaries for scripts', () => {
  const known = { 'accept-encoding': encodings, 'available-dictionary': fieldOf(oldScript) };

  it('each script serves as the dictionary for its next version', async () => {
    const answer = await get(hashedScript);
    expect(answer.headers).toMatchObject({
      'use-as-dictionary': 'match="/assets/main.*.js"',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding, available-dictionary',
    });
    expect((await get('/wordmark.svg')).headers['use-as-dictionary']).toBeUndefined();
  });

  it('compresses scripts with the version from an earlier release', async () => {
    const answer = await get(hashedScript, known);
    expect(answer.headers).toMatchObject({
      'use-as-dictionary': 'match="/assets/main.*.js"',
      'content-encoding': 'dcz',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding, available-dictionary',
    });
    expect(decoded(answer.body, oldScript)).toBe(newScript.toString());
  });

  it.each<[string, Record<string, string>]>([
    ['another dictionary', { 'available-dictionary': fieldOf(newScript) }],
    ['a malformed dictionary', { 'available-dictionary': ':../../main:' }],
    ['an unsupported delta encoding', { 'accept-encoding': 'br, dcb' }],
    ['a range', { range: 'bytes=0-9', 'accept-encoding': 'identity, dcz' }],
  ])('sends scripts without a delta for a request with %s', async (_, headers) => {
    const answer = await get(hashedScript, { ...known, ...headers });
    expect([200, 206]).toContain(answer.status);
    expect(answer.headers['content-encoding']).not.toBe('dcz');
  });

  it('script deltas cannot be requested by URL', async () => {
    const name = deltaFileName('main.0123456789ab.js', digestName(dictionaryOf(oldScript)));
    expect((await get(`/assets/${name}`)).status).toBe(404);
  });
});
