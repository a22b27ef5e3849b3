import { call } from './support/call';
import { makeSiteFolder, type SiteFolder } from './support/siteFolder';
import { startWebServer } from './support/startWebServer';
import { startBackEnd, StubContent, stubRenderer } from './support/stubRenderer';
import { startUpstream, type Upstream } from './support/upstream';

let folder: SiteFolder;
let backEnd: Upstream;

beforeAll(async () => {
  folder = await makeSiteFolder();
  await folder.addRenderer(stubRenderer);
  backEnd = await startBackEnd(new StubContent());
});

afterAll(async () => {
  await backEnd.close();
  await folder.remove();
});

it('several processes share a port, return the same responses and stop together', async () => {
  const host = await startWebServer({
    SITE_FOLDER: folder.path,
    API_ORIGIN: backEnd.origin,
    PUBLIC_ORIGIN: 'https://farstead.test',
    PROCESSES: '2',
  });
  const answers = await Promise.all(Array.from({ length: 12 }, () => call(host.origin, '/fr')));
  expect(new Set(answers.map(({ status, text, headers }) => [status, text, headers.etag].join())).size).toBe(
    1,
  );
  expect(answers[0]?.text).toContain('The ring is open');
  expect(await host.stop()).toBe(0);
});

it('does not repeatedly restart a process that cannot start', async () => {
  await expect(
    startWebServer({ SITE_FOLDER: `${folder.path}/none`, API_ORIGIN: backEnd.origin, PROCESSES: '2' }),
  ).rejects.toThrow(/There is no built site/);
});

it('never shares the sandbox between processes', async () => {
  await expect(
    startWebServer({ SITE_FOLDER: folder.path, DATA_DIR: 'memory', PROCESSES: '2' }),
  ).rejects.toThrow('API_ORIGIN');
});

it('completes pending responses before stopping', async () => {
  let release = (): void => undefined;
  let arrived = (): void => undefined;
  const reached = new Promise<void>((done) => (arrived = done));
  const slow = await startUpstream(async ({ url }, response) => {
    if (url === '/api/slow') {
      arrived();
      await new Promise<void>((done) => (release = done));
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"done":true}');
  });
  const host = await startWebServer({ SITE_FOLDER: folder.path, API_ORIGIN: slow.origin });
  const answer = call(host.origin, '/api/slow');
  await reached;
  const stopped = host.stop();
  release();
  expect((await answer).text).toBe('{"done":true}');
  expect(await stopped).toBe(0);
  await slow.close();
});
