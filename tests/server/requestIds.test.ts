import { call } from './support/call';
import { makeSiteFolder, type SiteFolder } from './support/siteFolder';
import { startWebServer } from './support/startWebServer';
import { startUpstream, type Upstream } from './support/upstream';

const idOfProxy = '5b8f1c2e-9a4d-4b0c-8f9e-0d6f1a2b3c4d';

const generatedId = /^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/;

let folder: SiteFolder;
let upstream: Upstream;

beforeAll(async () => {
  folder = await makeSiteFolder();
  upstream = await startUpstream((request, response) => {
    if (request.url === '/api/cut') response.destroy();
    else response.writeHead(request.url === '/api/failing' ? 500 : 200).end();
  });
});

afterAll(async () => {
  await upstream.close();
  await folder.remove();
});

/** Starts a web server, and calls it as a proxy that sends an id. */
const withServer = async (
  settings: Record<string, string>,
  run: (
    send: (path: string) => Promise<{ readonly returned: unknown; readonly forwarded: unknown }>,
    outputWith: (text: string) => Promise<string>,
  ) => Promise<void>,
): Promise<void> => {
  const server = await startWebServer({
    SITE_FOLDER: folder.path,
    API_ORIGIN: upstream.origin,
    ...settings,
  });
  try {
    await run(
      async (path) => {
        const { headers } = await call(server.origin, path, { headers: { 'x-request-id': idOfProxy } });
        return {
          returned: headers['x-request-id'],
          forwarded: upstream.received.at(-1)?.headers['x-request-id'],
        };
      },
      (text) => server.outputWith(text),
    );
  } finally {
    await server.stop();
  }
};

it('forwards a generated id, returns it with an error and logs it', async () => {
  await withServer({}, async (send, outputWith) => {
    const { returned, forwarded } = await send('/api/cut');
    expect(returned).toMatch(generatedId);
    expect(forwarded).toBe(returned);
    const output = await outputWith('/api/cut');
    const line = output.split('\n').find((text) => text.includes('/api/cut')) ?? '';
    expect(JSON.parse(line)).toMatchObject({ reqId: returned, req: { reference: returned } });

    const other = await send('/api/failing');
    expect(other.returned).toMatch(generatedId);
    expect(other.returned).not.toBe(returned);
    expect(await send('/api/fine')).toMatchObject({
      returned: undefined,
      forwarded: expect.stringMatching(generatedId) as string,
    });
  });
});

it('accepts the id of a request only from a trusted proxy', async () => {
  await withServer({ TRUST_PROXY: 'loopback' }, async (send, outputWith) => {
    expect(await send('/api/cut')).toEqual({ returned: idOfProxy, forwarded: idOfProxy });
    expect(await outputWith('/api/cut')).toContain('"reference":"1A2B-3C4D"');
  });
  await withServer({ TRUST_PROXY: '192.0.2.1' }, async (send) => {
    expect((await send('/api/cut')).forwarded).toMatch(generatedId);
  });
});
