import { GameServices } from '#application/server-status/GameServices';
import { composeOnHttp } from '../support/composeOnHttp';
import { json, StubServer } from '../support/StubServer';

const server = new StubServer();

beforeAll(() => server.start());
afterEach(() => server.clear());
afterAll(() => server.stop());

const listServices = async (body: unknown) => {
  server.onAll(json(200, body));
  return composeOnHttp(server.url).get(GameServices).list();
};

const farstead = { name: 'Farstead', status: 1 };

it.each([5, 0, -1, 1.5, '1', null, undefined, [], {}])(
  'SS-01 lists a service with status %j as in maintenance',
  async (status) => {
    expect(await listServices([{ name: 'Accounts', status }, farstead])).toEqual({
      ok: true,
      value: [
        { name: 'Accounts', state: 'maintenance' },
        { name: 'Farstead', state: 'up' },
      ],
    });
    expect(await listServices([{ name: 'Accounts', status }])).toMatchObject({
      value: [{ state: 'maintenance' }],
    });
  },
);

it.each([null, 7, 'Accounts', [], {}, { status: 1 }, { name: '', status: 1 }, { name: null, status: 1 }])(
  'SS-01 omits an entry without a name: %j',
  async (entry) => {
    expect(await listServices([entry, farstead])).toEqual({
      ok: true,
      value: [{ name: 'Farstead', state: 'up' }],
    });
    expect(await listServices([entry])).toEqual({ ok: false, error: { kind: 'malformed' } });
  },
);
