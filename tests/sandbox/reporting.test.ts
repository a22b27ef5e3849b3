import { productionSandbox, resetSandbox } from './sharedSandboxes';

let sandbox: string;

beforeAll(async () => {
  sandbox = await resetSandbox();
});

const post = (path: string, body: string, scope: string): Promise<Response> =>
  fetch(sandbox + path, {
    method: 'POST',
    body,
    headers: { 'content-type': 'text/plain', 'x-sandbox-scope': scope },
  });

const fetchReports = async (scope: string): Promise<unknown> =>
  (await fetch(`${sandbox}/sandbox/reports.json?scope=${scope}`)).json();

it('the configuration includes the mock services', async () => {
  const configuration = (await (await fetch(`${sandbox}/configuration`)).json()) as Record<string, string>;
  const tag = await fetch(
    `${sandbox}${configuration.analyticsTagUrl ?? ''}?id=${configuration.analyticsPropertyId ?? ''}`,
  );
  expect(tag.headers.get('content-type')).toMatch(/^text\/javascript/);
  const { origin, username, pathname } = new URL(configuration.errorReportingDsn ?? '');
  expect({ origin, username, pathname }).toEqual({
    origin: sandbox,
    username: 'public',
    pathname: '/sandbox/errors/1',
  });
});

it('lists the reports for a scope', async () => {
  expect((await post('/sandbox/analytics/collect', '{"name":"page_view"}', 'one')).status).toBe(204);
  const envelope = [
    '{"event_id":"1"}',
    '{"type":"event"}',
    '{"message":"broken"}',
    '{"type":"session"}',
    '{}',
  ];
  expect((await post('/sandbox/errors/api/1/envelope/', envelope.join('\n'), 'one')).status).toBe(200);
  expect(await fetchReports('one')).toEqual({
    analytics: [{ name: 'page_view' }],
    errors: [{ message: 'broken' }],
  });
  expect(await fetchReports('two')).toEqual({ analytics: [], errors: [] });
});

it('rejects a body that is not valid JSON', async () => {
  expect((await post('/sandbox/analytics/collect', 'page_view', 'three')).status).toBe(400);
  expect((await post('/sandbox/errors/api/1/envelope/', 'a\nb\nc', 'three')).status).toBe(400);
});

it('a reset deletes all reports', async () => {
  await post('/sandbox/analytics/collect', '{}', 'four');
  await fetch(`${sandbox}/sandbox/reset`, { method: 'POST' });
  expect(await fetchReports('four')).toEqual({ analytics: [], errors: [] });
});

it('does not expose the mock services in production', async () => {
  const production = await productionSandbox();
  const configuration = (await (await fetch(`${production}/configuration`)).json()) as unknown;
  expect(configuration).toMatchObject({
    analyticsPropertyId: null,
    analyticsTagUrl: null,
    errorReportingDsn: null,
    experiment: null,
  });
  expect((await fetch(`${production}/sandbox/reports.json`)).status).toBe(404);
});
