import { Client } from './client';
import { resetSandbox } from './sharedSandboxes';

let sandbox: string;
let client: Client;

beforeAll(async () => {
  sandbox = await resetSandbox();
  client = new Client(sandbox);
});

afterEach(() => client.callControl('clock', { real: true }));

interface Key {
  readonly id: string;
  readonly code: string;
}

const newCode = (more: Record<string, unknown> = {}): Promise<Key> =>
  client.callControl<Key>('codes', { months: 3, ...more });

const activate = (id: string, token: string) =>
  client.call('POST', `/api/inventory/keys/${id}/activate`, { token, body: {} });

describe('codes', () => {
  it('finds a code by its 16 characters and by its UUID', async () => {
    const { accessToken } = await client.createPlayer();
    const { id, code } = await newCode();
    const key = { id, code, months: 3, product: '3 months of game time' };
    expect((await client.get(`/api/inventory/keys/${code}`, accessToken)).body).toEqual(key);
    expect((await client.get(`/api/inventory/keys/${id}`, accessToken)).body).toEqual(key);
  });

  it('fifty concurrent activations of the same code extend the game time once', async () => {
    const { accessToken } = await client.createPlayer();
    const { id } = await newCode();
    const before = Date.now();
    const answers = await Promise.all(Array.from({ length: 50 }, () => activate(id, accessToken)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
    const { endDate } = (await client.get('/api/users/me/game-time', accessToken)).body as {
      endDate: string;
    };
    const expected = new Date(before);
    expected.setUTCMonth(expected.getUTCMonth() + 3);
    expect(Math.abs(Date.parse(endDate) - expected.getTime())).toBeLessThan(4 * 86_400_000);
  });

  it('fifty concurrent activations of different codes all extend the game time', async () => {
    const { accessToken } = await client.createPlayer({ gameTimeEnd: '2027-06-15T00:00:00.000Z' });
    const keys = await Promise.all(Array.from({ length: 50 }, () => newCode({ months: 1 })));
    const answers = await Promise.all(keys.map(({ id }) => activate(id, accessToken)));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(50).fill(200));
    const { body } = await client.get('/api/users/me/game-time', accessToken);
    const { endDate, history } = body as { endDate: string; history: readonly { until: string }[] };
    expect(endDate).toBe('2031-08-15T00:00:00.000Z');
    // Each change starts at the end that the one before it led to.
    expect(history).toHaveLength(50);
    expect(history.at(-1)?.until).toBe(endDate);
    expect(new Set(history.map(({ until }) => until)).size).toBe(50);
  });

  it('adds months to the current end, or to now if expired; clamps to the end of short months', async () => {
    await client.callControl('clock', { at: '2026-12-31T12:00:00.000Z' });
    const ahead = await client.createPlayer({ gameTimeEnd: '2027-01-31T08:00:00.000Z' });
    const answer = await activate((await newCode({ months: 1 })).id, ahead.accessToken);
    expect(answer.body).toEqual({
      endDate: '2027-02-28T08:00:00.000Z',
      months: 1,
      product: '1 month of game time',
    });
    const ended = await client.createPlayer({ gameTimeEnd: '2026-03-01T00:00:00.000Z' });
    const { endDate } = (await activate((await newCode({ months: 1 })).id, ended.accessToken)).body as {
      endDate: string;
    };
    expect(endDate.slice(0, 13)).toBe('2027-01-31T12');
  });

  it('rejects further attempts with code 31 after many wrong codes', async () => {
    const { accessToken } = await client.createPlayer();
    for (let attempt = 1; attempt <= 20; attempt += 1)
      await client.get('/api/inventory/keys/NOSUCHCODE000000', accessToken);
    const answer = await client.get('/api/inventory/keys/NOSUCHCODE000000', accessToken);
    expect(answer.status).toBe(429);
    expect(answer.body).toMatchObject({ code: 31 });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('the account', () => {
  it('shows players their own account, but only public data of others', async () => {
    const player = await client.createPlayer({
      roles: ['AlphaAccess'],
      gameTimeMonths: 1,
      hasMyDUAccess: true,
    });
    const own = await client.get(`/api/users/${player.id}`, player.accessToken);
    expect(own.body).toMatchObject({
      id: player.id,
      role: ['AlphaAccess', 'Subscriber'],
      mfaEnabled: false,
      hasMyDUAccess: true,
      emailChangeIsPending: false,
    });
    const other = await client.get('/api/users/5eed0000-0000-4000-8000-000000000003', player.accessToken);
    expect(other.body).toEqual({
      id: '5eed0000-0000-4000-8000-000000000003',
      displayName: 'Jonas-Falk',
      avatar: '/api/users/5eed0000-0000-4000-8000-000000000003/avatar',
      joinedAt: '2026-01-15T09:00:00.000Z',
    });
  });

  it('accepts a change to each of the three languages', async () => {
    const { id, accessToken: token } = await client.createPlayer();
    expect((await client.call('PUT', '/api/users/me/update-language?lang=de', { token })).status).toBe(204);
    expect((await client.get(`/api/users/${id}`, token)).body).toMatchObject({ language: 'de' });
    expect((await client.call('PUT', '/api/users/me/update-language?lang=it', { token })).body).toMatchObject(
      { code: 1 },
    );
  });

  it('returns the player’s own orders, whatever their status', async () => {
    const { id, accessToken } = await client.createPlayer({ orders: [2, 1] });
    const orders = (await client.get(`/api/orders/byuser/${id}`, accessToken)).body as { status: number }[];
    expect(orders.map(({ status }) => status).sort()).toEqual([1, 2]);
    expect(orders[0]).toMatchObject({
      price: 29.99,
      currency: 'EUR',
      basket: [{ quantity: 1, gameTime: 3 }],
    });
    expect(
      (await client.get('/api/orders/byuser/5eed0000-0000-4000-8000-000000000002', accessToken)).status,
    ).toBe(403);
  });

  it('returns the last subscription, or nothing if there is none', async () => {
    const dateEnd = '2027-01-01T00:00:00.000Z';
    const { accessToken } = await client.createPlayer({ subscription: { status: 1, dateEnd } });
    const path = '/api/orders/subscriptions/me/last-subscription';
    expect((await client.get(path, accessToken)).body).toMatchObject({
      status: 1,
      dateEnd,
      dateNextCharge: null,
    });
    expect((await client.get(path, (await client.createPlayer()).accessToken)).status).toBe(204);
  });

  it('concurrent claims add the game time bought on Steam once', async () => {
    const { accessToken: token } = await client.createPlayer({ ownership: ['steam'], steamMonths: 3 });
    expect((await client.get('/api/steam/gametime-eligibility', token)).body).toEqual({
      isEligible: true,
      months: 3,
    });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        client.call('POST', '/api/steam/give-purchase-gametime', { token, body: {} }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect((await client.get('/api/steam/gametime-eligibility', token)).body).toEqual({
      isEligible: false,
      months: 0,
    });
  });
});

describe('calls that the site itself makes', () => {
  it('the configuration, the server list and the content service respond', async () => {
    expect((await client.get('/configuration')).body).toMatchObject({
      contentEndpoint: '/content/api/v2',
      rootUrl: sandbox,
      tokenIssuer: 'starport-sandbox',
      guestRedirect: 'login',
    });
    expect((await client.get('/liveops/serverstatus')).body).toContainEqual({ name: 'Farstead', status: 1 });
    expect((await client.get('/content/api/v2')).status).toBe(200);
  });

  it('an unknown call returns an error in the API’s format', async () => {
    const answer = await client.get('/api/nothing/here');
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({ code: 1 });
  });
});
