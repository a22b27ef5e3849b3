import { randomUUID } from 'node:crypto';
import { Client, type TestPlayer } from './client';
import { Dacs } from './coupons';
import { inParallel } from './inParallel';
import { emailsTo } from './emails';
import { resetSandbox } from './sharedSandboxes';

let client: Client;
let dacs: Dacs;

beforeAll(async () => {
  client = new Client(await resetSandbox());
  dacs = new Dacs(client);
});

afterEach(() => client.callControl('clock', { real: true }));

const createOwner = (quantity: number, more = {}): Promise<TestPlayer> =>
  client.createPlayer({ dacs: quantity }, more);

const createPlayerNamed = (displayName: string): Promise<TestPlayer> =>
  client.createPlayer({}, { displayName });

const distinct = (): string => `Kite-${randomUUID().slice(0, 8)}`;

describe('the coupon count', () => {
  it('DC-01 returns the player’s coupons, or zero for a player without any', async () => {
    expect(await dacs.count(await createOwner(7))).toBe(7);
    expect(await dacs.count(await client.createPlayer())).toBe(0);
  });
});

describe('converting coupons', () => {
  it('DC-01 adds a month of game time per coupon', async () => {
    const player = await createOwner(5);
    const { body } = await dacs.convert(player, 2);
    const { endDate } = body as { endDate: string };
    const days = (Date.parse(endDate) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(58);
    expect(days).toBeLessThan(63);
    expect(await dacs.count(player)).toBe(3);
    const gameTime = await client.get('/api/users/me/game-time', player.accessToken);
    expect(gameTime.body).toMatchObject({ endDate, history: [{ source: 'dac', until: endDate }] });
  });

  it.each([0, -1, 1.5, '2', null, 1_000_001])(
    'DC-01 rejects the malformed quantity %j (code 1)',
    async (quantity) => {
      const player = await createOwner(5);
      expect(await dacs.convert(player, quantity)).toMatchObject({ status: 400, body: { code: 1 } });
      expect(await dacs.transfer(player, randomUUID(), quantity)).toMatchObject({
        status: 400,
        body: { code: 1 },
      });
      expect(await dacs.count(player)).toBe(5);
    },
  );

  it('DC-01 concurrent requests with the same key convert once and return the same end date', async () => {
    const player = await createOwner(5);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => dacs.convert(player, 1, key)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await dacs.count(player)).toBe(4);
  });

  it('DC-01 rejects a key that was already used for a different request (code 335)', async () => {
    const player = await createOwner(5);
    const key = randomUUID();
    expect((await dacs.convert(player, 1, key)).status).toBe(200);
    expect(await dacs.convert(player, 2, key)).toMatchObject({ status: 409, body: { code: 335 } });
    const other = await createOwner(5);
    expect(await dacs.convert(other, 1, key)).toMatchObject({ status: 409, body: { code: 335 } });
    expect(await dacs.transfer(player, other.id, 1, key)).toMatchObject({ status: 409, body: { code: 335 } });
  });

  it('DC-01 a rejected request can be retried with the same key', async () => {
    const player = await createOwner(1);
    const key = randomUUID();
    expect((await dacs.convert(player, 2, key)).status).toBe(409);
    await client.callControl('dacs', { email: player.email, quantity: 1 });
    expect((await dacs.convert(player, 2, key)).status).toBe(200);
  });

  it('DC-01 rejects the use of another player’s coupons and a request without a key', async () => {
    const player = await createOwner(5);
    const thief = await createOwner(1);
    const { id } = player;
    expect(await dacs.convert({ ...thief, id }, 1)).toMatchObject({ status: 403, body: { code: 113 } });
    expect(await dacs.transfer({ ...thief, id }, thief.id, 1)).toMatchObject({ status: 403 });
    expect(await dacs.convert(player, 1, 'no-uuid')).toMatchObject({ status: 400, body: { code: 1 } });
    expect(await dacs.count(player)).toBe(5);
  });
});

describe('transferring coupons', () => {
  it('DC-01 moves the coupons and adds the transfer to both players’ history', async () => {
    const [giver, taker] = [
      await createOwner(5, { displayName: distinct() }),
      await createPlayerNamed(distinct()),
    ];
    expect((await dacs.transfer(giver, taker.id, 2)).status).toBe(204);
    expect([await dacs.count(giver), await dacs.count(taker)]).toEqual([3, 2]);
    const names = {
      giver: (await dacs.history(taker)).history[0],
      taker: (await dacs.history(giver)).history[0],
    };
    expect(names.taker).toMatchObject({ operationType: 1, quantity: 2, receivedFromDisplayName: null });
    expect(names.taker?.sentToDisplayName).toMatch(/^Kite-/);
    expect(names.giver).toMatchObject({ operationType: 1, quantity: 2, sentToDisplayName: null });
    expect(names.giver?.receivedFromDisplayName).toMatch(/^Kite-/);
  });

  it('DC-01 emails the recipient with the note as text, and nobody after a rejected transfer', async () => {
    const giver = await createOwner(5, { displayName: distinct() });
    const taker = await client.createPlayer({ language: 'de' }, { displayName: distinct() });
    const note = 'For <b>you</b> & me';
    expect((await dacs.transfer(giver, taker.id, 1, randomUUID(), 'see farstead.example')).status).toBe(400);
    expect(await emailsTo(client, taker.email)).toEqual([]);
    expect((await dacs.transfer(giver, taker.id, 2, randomUUID(), note)).status).toBe(204);
    const [email, ...others] = await emailsTo(client, taker.email);
    expect(others).toEqual([]);
    expect(email?.subject).toMatch(/^Kite-\w+ hat dir DACs gesendet$/);
    expect(email?.text).toContain(note);
    expect(email?.html).toContain('For &lt;b&gt;you&lt;/b&gt; &amp; me');
    expect((await dacs.history(taker)).history[0]).toMatchObject({ note });
  });

  it('DC-01 sending one transfer 1,000 times moves the coupons once', async () => {
    const [giver, taker] = [await createOwner(1000), await client.createPlayer()];
    const key = randomUUID();
    const statuses = new Set<number>();
    await inParallel(25, Array.from({ length: 1000 }), async () => {
      statuses.add((await dacs.transfer(giver, taker.id, 3, key)).status);
    });
    expect([...statuses]).toEqual([204]);
    expect([await dacs.count(giver), await dacs.count(taker)]).toEqual([997, 3]);
    expect((await dacs.history(giver)).total).toBe(2);
    expect((await dacs.history(taker)).total).toBe(1);
  });

  it('DC-01 concurrent transfers never exceed the balance', async () => {
    const [giver, one, other] = [
      await createOwner(10),
      await client.createPlayer(),
      await client.createPlayer(),
    ];
    const sends = Array.from({ length: 40 }, (_, index) =>
      dacs.transfer(giver, index % 2 === 0 ? one.id : other.id, 3),
    );
    const statuses = (await Promise.all(sends)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(3);
    expect(statuses.filter((status) => status === 409)).toHaveLength(37);
    expect(await dacs.count(giver)).toBe(1);
    expect((await dacs.count(one)) + (await dacs.count(other))).toBe(9);
  });

  it('DC-01 two concurrent transfers in opposite directions do not deadlock', async () => {
    const [one, other] = [await createOwner(50), await createOwner(50)];
    const sends = Array.from({ length: 40 }, (_, index) =>
      index % 2 === 0 ? dacs.transfer(one, other.id, 1) : dacs.transfer(other, one.id, 1),
    );
    expect((await Promise.all(sends)).every(({ status }) => status === 204)).toBe(true);
    expect([await dacs.count(one), await dacs.count(other)]).toEqual([50, 50]);
  });

  it('DC-01 when the last coupon is converted and transferred concurrently, only one succeeds', async () => {
    const [giver, taker] = [await createOwner(1), await client.createPlayer()];
    const answers = await Promise.all([dacs.convert(giver, 1), dacs.transfer(giver, taker.id, 1)]);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(1);
    expect(await dacs.count(giver)).toBe(0);
  });

  it('DC-01 the history shows the recipient’s current name, or none for a deleted account', async () => {
    const [giver, taker] = [await createOwner(5), await createPlayerNamed(distinct())];
    await dacs.transfer(giver, taker.id, 1);
    const renamed = distinct();
    await client.call('PATCH', '/api/users/me/edit-profile', {
      token: taker.accessToken,
      body: [
        { op: 'replace', path: '/displayName', value: renamed },
        { op: 'replace', path: '/currentPassword', value: taker.password },
      ],
    });
    expect((await dacs.history(giver)).history[0]).toMatchObject({ sentToDisplayName: renamed });
    const requested = await client.call('POST', '/api/me/deletion?lang=en', {
      token: taker.accessToken,
      body: { password: taker.password },
    });
    expect(requested.status).toBeLessThan(300);
    await client.callControl('clock', { advanceSeconds: 40 * 86_400 });
    const renewed = await client.login(giver.email, giver.password);
    const token = (renewed.body as { accessToken: string }).accessToken;
    const later = { ...giver, accessToken: token };
    expect((await dacs.history(later)).history[0]).toMatchObject({ sentToDisplayName: '' });
    expect(await dacs.transfer(later, taker.id, 1)).toMatchObject({ status: 404, body: { code: 333 } });
  });

  it('DC-01 rejects a transfer without recent authentication (code 150)', async () => {
    const [giver, taker] = [await createOwner(5), await client.createPlayer()];
    await client.call('DELETE', `/sandbox/players/${giver.id}/proofs`);
    expect(await dacs.transfer(giver, taker.id, 1)).toMatchObject({ status: 403, body: { code: 150 } });
    expect((await dacs.convert(giver, 1)).status).toBe(200);
  });
});

describe('transfers after a credential change', () => {
  const newPassword = 'Another-2026!';

  const signedInAgain = async (player: TestPlayer): Promise<TestPlayer> => {
    const { body } = await client.login(player.email, newPassword);
    return { ...player, accessToken: (body as { accessToken: string }).accessToken };
  };

  /** Changes the password, which ends all earlier sessions. */
  const changePassword = async (player: TestPlayer): Promise<TestPlayer> => {
    const changed = await client.call('PUT', '/api/users/me/update-password', {
      token: player.accessToken,
      body: { password: newPassword, currentPassword: player.password },
    });
    expect(changed.status).toBe(204);
    return signedInAgain(player);
  };

  it('DC-01 are held for 24 hours (code 334, with the time when they become possible)', async () => {
    const [before, taker] = [await createOwner(5), await client.createPlayer()];
    expect(await dacs.heldUntil(before)).toBeNull();
    const giver = await changePassword(before);
    const until = Date.parse((await dacs.heldUntil(giver)) ?? '');
    expect(Math.abs(until - Date.now() - 86_400_000)).toBeLessThan(30_000);
    expect(await dacs.transfer(giver, taker.id, 1)).toMatchObject({ status: 403, body: { code: 334 } });
    expect((await dacs.convert(giver, 1)).status).toBe(200);

    await client.callControl('clock', { at: new Date(until + 1000).toISOString() });
    const later = await signedInAgain(giver);
    expect(await dacs.heldUntil(later)).toBeNull();
    expect((await dacs.transfer(later, taker.id, 1)).status).toBe(204);
  });

  it('DC-01 repeating an earlier transfer succeeds during the hold', async () => {
    const [before, taker] = [await createOwner(5), await client.createPlayer()];
    const key = randomUUID();
    await dacs.transfer(before, taker.id, 1, key);
    const giver = await changePassword(before);
    expect((await dacs.transfer(giver, taker.id, 1, key)).status).toBe(204);
    expect(await dacs.count(giver)).toBe(4);
  });

  it('DC-01 turning two-factor off also holds transfers', async () => {
    const giver = await client.createPlayer({ dacs: 5, twoFactor: true });
    const off = await client.call('POST', '/api/me/disable-mfa', {
      token: giver.accessToken,
      body: { password: giver.password },
    });
    expect(off.status).toBe(204);
    expect(await dacs.heldUntil(giver)).not.toBeNull();
  });
});

describe('the transfer history', () => {
  it('DC-02 returns five entries per page, newest first', async () => {
    const player = await createOwner(20);
    for (let quantity = 1; quantity <= 5; quantity += 1) await dacs.convert(player, quantity);
    const first = await dacs.history(player);
    expect(first.total).toBe(6);
    expect(first.history.map(({ operationType, quantity }) => [operationType, quantity])).toEqual([
      [2, 5],
      [2, 4],
      [2, 3],
      [2, 2],
      [2, 1],
    ]);
    expect((await dacs.history(player, 2)).history).toMatchObject([{ operationType: 0, quantity: 20 }]);
    expect((await dacs.history(player, 3)).history).toEqual([]);
  });

  it.each([
    'pageNumber=0&pageSize=5&offset=0',
    'pageNumber=1&pageSize=0&offset=0',
    'pageNumber=1&pageSize=5',
  ])('DC-02 rejects the malformed query %s', async (query) => {
    const { accessToken } = await client.createPlayer();
    const answer = await client.get(`/api/inventory/dualaccesscoupon/user-history/me?${query}`, accessToken);
    expect(answer).toMatchObject({ status: 400, body: { code: 1 } });
  });
});

describe('the recipient search', () => {
  const search = async (text: string, { accessToken }: TestPlayer) =>
    client.get(`/api/users/search-displayname/${encodeURIComponent(text)}`, accessToken);

  it('DC-01 finds active accounts by part of their name, prefix matches first', async () => {
    const [seeker, part] = [await client.createPlayer(), randomUUID().slice(0, 6)];
    const inside = await createPlayerNamed(`A-${part}-x`);
    const first = await createPlayerNamed(`${part}-pilot`);
    await client.createPlayer({ status: 'suspended' }, { displayName: `${part}-gone` });
    expect((await search(part.toUpperCase(), seeker)).body).toEqual([
      { id: first.id, displayName: `${part}-pilot` },
      { id: inside.id, displayName: `A-${part}-x` },
    ]);
  });

  it.each(['%%%', '___', '\\\\\\'])('DC-01 treats the search text %s literally', async (text) => {
    expect((await search(text, await client.createPlayer())).body).toEqual([]);
  });

  it('DC-01 requires at least three characters and a session', async () => {
    const seeker = await client.createPlayer();
    expect(await search('ab', seeker)).toMatchObject({ status: 400, body: { code: 1 } });
    expect((await client.get('/api/users/search-displayname/pilot')).status).toBe(401);
  });

  it('DC-01 accepts a slash and quotes in the name', async () => {
    expect((await search(`o'/"b`, await client.createPlayer())).body).toEqual([]);
  });

  it('returns code 120 for a deleted account', async () => {
    const { accessToken } = await client.createPlayer();
    const nobody = await client.get(`/api/users/${randomUUID()}`, accessToken);
    expect(nobody).toMatchObject({ status: 404, body: { code: 120 } });
    expect((await client.get('/api/users/somebody', accessToken)).status).toBe(404);
  });

  it('each id has a distinct avatar that never changes', async () => {
    const id = randomUUID();
    const one = await client.get(`/api/users/${id}/avatar`);
    expect(one.headers.get('content-type')).toContain('image/svg+xml');
    expect((await client.get(`/api/users/${id}/avatar`)).text).toBe(one.text);
    expect((await client.get(`/api/users/${randomUUID()}/avatar`)).text).not.toBe(one.text);
  });
});
