import { Blueprints } from '#application/blueprints/Blueprints';
import { composeOnHttp } from '../../support/composeOnHttp';
import { json, StubServer, text } from '../../support/StubServer';

const server = new StubServer();

beforeAll(() => server.start());
afterEach(() => server.clear());
afterAll(() => server.stop());

const call = 'GET /api/blueprint/download/blueprint-1';
const url = '/api/downloads/1';

/** @param onPause called when the site waits before it asks again */
const exportBlueprint = (onPause: (advance: () => void, abort: () => void) => void = () => undefined) => {
  const application = composeOnHttp(server.url);
  const { clock } = application;
  const aborting = new AbortController();
  const schedule = clock.schedule.bind(clock);
  jest.spyOn(clock, 'schedule').mockImplementation((milliseconds, task) => {
    const advance = (): void => clock.advance(2000);
    if (milliseconds <= 2000) setImmediate(() => onPause(advance, () => aborting.abort()));
    return schedule(milliseconds, task);
  });
  return application.get(Blueprints).export('blueprint-1', aborting.signal);
};

it('BP-01 repeats the call for the address of a file until it is generated', async () => {
  server.on(call, json(200, { url: null }), json(200, { url: null }), json(200, { url }));
  expect(await exportBlueprint((advance) => advance())).toEqual({ ok: true, value: { url } });
  expect(server.received).toHaveLength(3);
  expect(server.received[0]?.headers.accept).toBe('application/json, application/zip;q=0.9');
});

it('BP-01 does not repeat the call after the export is canceled', async () => {
  server.on(call, json(200, { url: null }));
  const exported = exportBlueprint((_, abort) => abort());
  expect(await exported).toEqual({ ok: false, error: { kind: 'offline' } });
  expect(server.received).toHaveLength(1);
});

it('BP-01 accepts the file from a back end without addresses', async () => {
  server.on(call, text(200, 'application/zip', 'PK'));
  expect(await exportBlueprint()).toMatchObject({ ok: true, value: { type: 'application/zip' } });
});

it.each(['javascript:alert(1)', '//evil.test/file', 'data:text/html,x', ''])(
  'BP-01 rejects the address %j, which the browser must not open',
  async (address) => {
    server.on(call, json(200, { url: address }));
    expect(await exportBlueprint()).toEqual({ ok: false, error: { kind: 'malformed' } });
  },
);
