import { randomUUID } from 'node:crypto';
import { Client, type TestPlayer } from './client';
import { emailsTo, linkIn } from './emails';
import { resetSandbox } from './sharedSandboxes';

let client: Client;

beforeAll(async () => {
  client = new Client(await resetSandbox());
});

afterEach(() => client.callControl('clock', { real: true }));

interface SentKey {
  readonly id: string;
  readonly recipient: string | null;
  readonly usedBy: string | null;
  readonly usageTimestamp: string | null;
}

interface Keys {
  readonly keys: readonly SentKey[];
  readonly available: number;
}

const freshAddress = (): string => `friend-${randomUUID()}@farstead.test`;

const keysOf = async ({ accessToken }: TestPlayer): Promise<Keys> =>
  (await client.get('/api/inventory/keys', accessToken)).body as Keys;

const send = ({ accessToken }: TestPlayer, recipient: string, lang = 'en') =>
  client.call('POST', `/api/inventory/keys?lang=${lang}`, { token: accessToken, body: { recipient } });

const cancel = ({ accessToken }: TestPlayer, id: string) =>
  client.call('DELETE', `/api/inventory/keys/${id}`, { token: accessToken });

const activate = ({ accessToken }: TestPlayer, id: string) =>
  client.call('POST', `/api/inventory/keys/${id}/activate`, { token: accessToken, body: {} });

const sendNewKey = async (giver: TestPlayer): Promise<string> => {
  const recipient = freshAddress();
  expect((await send(giver, recipient)).status).toBe(204);
  return (await keysOf(giver)).keys.find((key) => key.recipient === recipient)?.id ?? '';
};

const codeOf = ({ body }: { readonly body: unknown }): number => (body as { code: number }).code;

describe('the beta key email', () => {
  it.each([
    ['en', /sent you a beta key/, '/signup'],
    ['fr', /vous envoie une clé bêta/, '/fr/inscription'],
    ['de', /schickt dir einen Beta-Key/, '/de/registrieren'],
  ])('KY-01 links a new recipient to sign-up with the key, in %s', async (lang, subject, path) => {
    const giver = await client.createPlayer({ betaKeys: 1 });
    const recipient = freshAddress();
    await send(giver, recipient, lang);
    const [email] = await emailsTo(client, recipient);
    expect(email?.subject).toMatch(subject);
    const link = linkIn(email);
    expect(link.pathname).toBe(path);
    expect(link.searchParams.get('code')).toBe((await keysOf(giver)).keys[0]?.id);
  });

  it('KY-01 links a player to the page that redeems the key', async () => {
    const giver = await client.createPlayer({ betaKeys: 1 });
    const player = await client.createPlayer();
    await send(giver, player.email.toUpperCase());
    const link = linkIn((await emailsTo(client, player.email.toUpperCase()))[0]);
    expect(link.pathname).toBe('/account/products');
    const id = link.searchParams.get('code') ?? '';
    expect((await activate(player, id)).status).toBe(200);
    const { displayName } = player as TestPlayer & { readonly displayName: string };
    expect((await keysOf(giver)).keys[0]).toMatchObject({ usedBy: displayName });
  });

  it('KY-01 activating an account that signed up with the key adds the key’s month', async () => {
    const giver = await client.createPlayer({ betaKeys: 1 });
    const id = await sendNewKey(giver);
    const form = registration(id);
    await register(form);
    // While the recipient is registering, the key can be neither canceled nor activated by another player.
    expect(codeOf(await cancel(giver, id))).toBe(204);
    expect(codeOf(await activate(giver, id))).toBe(204);
    const [email] = await emailsTo(client, form.email);
    const key = linkIn(email).pathname.split('/').pop() ?? '';
    expect((await client.call('POST', `/api/register/activate/${key}`)).status).toBe(200);
    expect((await keysOf(giver)).keys[0]).toMatchObject({ usedBy: form.displayName });
  });

  it('KY-01 a late activation adds nothing if the key was canceled after its reservation expired', async () => {
    const giver = await client.createPlayer({ betaKeys: 1 });
    const id = await sendNewKey(giver);
    const form = registration(id);
    await register(form);
    await client.callControl('clock', { advanceSeconds: 3 * 86_400 });
    const token = (
      await client.callControl<{ token: string }>('tokens', { playerId: giver.id, expiresInSeconds: 900 })
    ).token;
    expect((await cancel({ ...giver, accessToken: token }, id)).status).toBe(204);
    const { body } = await client.get(`/sandbox/registration.json?email=${encodeURIComponent(form.email)}`);
    expect(body).toMatchObject({ codeId: id });
  });
});

const registration = (entitlementCode: string) => ({
  displayName: `Guest-${randomUUID().slice(0, 8)}`,
  firstName: 'Nadia',
  lastName: 'Brandt',
  email: freshAddress(),
  password: 'Farstead-2026!',
  newsletter: false,
  entitlementCode,
  language: 'en',
});

const register = async (form: ReturnType<typeof registration>): Promise<void> => {
  const [token] = (await client.get('/api/csrf')).body as { id: string }[];
  const headers = { 'x-csrf-token': token?.id ?? '' };
  const answer = await client.call('POST', '/api/register', { headers, body: form });
  expect([answer.status, answer.text]).toEqual([204, '']);
};

describe('concurrent requests', () => {
  it('KY-01 twenty concurrent requests by a player with three keys send three', async () => {
    const giver = await client.createPlayer({ betaKeys: 3 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(giver, freshAddress())));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 409).map(codeOf)).toEqual(Array<number>(17).fill(208));
    const { keys, available } = await keysOf(giver);
    expect([keys.length, new Set(keys.map(({ id }) => id)).size, available]).toEqual([3, 3, 0]);
  });

  it('KY-01 twenty concurrent requests to one address send one key and one email', async () => {
    const giver = await client.createPlayer({ betaKeys: 3 });
    const recipient = freshAddress();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(giver, recipient)));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect((await keysOf(giver)).available).toBe(2);
    expect(await emailsTo(client, recipient)).toHaveLength(1);
  });

  it('KY-01 canceling a key in two tabs makes it available once', async () => {
    const giver = await client.createPlayer({ betaKeys: 1 });
    const id = await sendNewKey(giver);
    const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(giver, id)));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(10).fill(204));
    expect(await keysOf(giver)).toEqual({ keys: [], available: 1, received: [] });
  });

  it('KY-01 canceling a key during its activation leaves it either used or canceled', async () => {
    const giver = await client.createPlayer({ betaKeys: 20 });
    const player = await client.createPlayer();
    const ends: string[] = [];
    for (let round = 0; round < 15; round++) {
      const id = await sendNewKey(giver);
      const before = (await keysOf(giver)).available;
      const calls = [() => activate(player, id), () => cancel(giver, id), () => cancel(giver, id)];
      // Start with a different call each time.
      const order = calls.map((_, index) => (index + round) % calls.length);
      const answers = new Map(
        await Promise.all(order.map(async (index) => [index, (await calls[index]?.())?.status] as const)),
      );
      const { keys, available } = await keysOf(giver);
      const key = keys.find((sent) => sent.id === id);
      if (answers.get(0) === 200) {
        expect([answers.get(1), answers.get(2)]).toEqual([409, 409]);
        expect(key?.usedBy).not.toBeNull();
        expect(available).toBe(before);
        ends.push('used');
      } else {
        expect([answers.get(0), answers.get(1), answers.get(2)]).toEqual([410, 204, 204]);
        expect(key).toBeUndefined();
        expect(available).toBe(before + 1);
        ends.push('canceled');
      }
    }
    expect(ends).toHaveLength(15);
  });
});

describe('limits', () => {
  it('KY-01 limits a player to 20 sent keys per hour, including canceled keys', async () => {
    const giver = await client.createPlayer({ betaKeys: 21 });
    for (let sent = 0; sent < 20; sent++) expect((await send(giver, freshAddress())).status).toBe(204);
    const refused = await send(giver, freshAddress());
    expect([refused.status, codeOf(refused)]).toEqual([429, 31]);
    expect((await keysOf(giver)).available).toBe(1);
  });

  it.each([{}, { recipient: 7 }, { recipient: 'a@b.test', more: true }])(
    'KY-01 rejects the malformed request %j',
    async (body) => {
      const { accessToken: token } = await client.createPlayer({ betaKeys: 1 });
      const answer = await client.call('POST', '/api/inventory/keys', { token, body });
      expect([answer.status, codeOf(answer)]).toEqual([400, 1]);
    },
  );
});

describe('deleting an account', () => {
  const erase = async ({ accessToken, password }: TestPlayer): Promise<void> => {
    const requested = await client.call('POST', '/api/me/deletion', {
      token: accessToken,
      body: { password },
    });
    expect(requested.status).toBe(200);
    await client.callControl('clock', { advanceSeconds: 14 * 86_400 + 5 });
    await client.get('/api/csrf');
  };
  const tablesWith = async (text: string): Promise<unknown> =>
    (await client.get(`/sandbox/database/search?text=${encodeURIComponent(text)}`)).body;

  it('KY-01 leaves sent keys valid for their recipients but deletes the recipients’ addresses', async () => {
    const giver = await client.createPlayer({ betaKeys: 2 });
    const recipient = freshAddress();
    await send(giver, recipient);
    const id = (await keysOf(giver)).keys[0]?.id ?? '';
    await erase(giver);
    expect(await tablesWith(giver.id)).toEqual([]);
    expect(await tablesWith(recipient)).toEqual(['emails']);
    const friend = await client.createPlayer();
    expect((await activate(friend, id)).status).toBe(200);
  });

  it('KY-01 a key that the player redeemed remains marked as used, without a name', async () => {
    const giver = await client.createPlayer({ betaKeys: 1 });
    const player = await client.createPlayer();
    await send(giver, player.email);
    const id = (await keysOf(giver)).keys[0]?.id ?? '';
    await activate(player, id);
    await erase(player);
    const { token } = await client.callControl<{ token: string }>('tokens', {
      playerId: giver.id,
      expiresInSeconds: 900,
    });
    expect(await keysOf({ ...giver, accessToken: token })).toEqual({
      keys: [{ id, recipient: null, usedBy: null, usageTimestamp: expect.any(String) }],
      available: 0,
      received: [],
    });
  });
});

it('KY-01 adds keys through the control page', async () => {
  const player = await client.createPlayer();
  await client.callControl('beta-keys', { email: player.email, count: 4 });
  expect(await keysOf(player)).toEqual({ keys: [], available: 4, received: [] });
});
