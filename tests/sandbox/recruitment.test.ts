import { randomUUID } from 'node:crypto';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { Tables } from '#sandbox/platform/tables';
import { recruit } from '#sandbox/recruitment/recruiting';
import { Client, type TestPlayer } from './client';
import { emailsTo, linkIn } from './emails';
import { toBuyer, Shopper } from './Shopper';
import { resetSandbox } from './sharedSandboxes';

// Imports an ES module that Jest cannot load.
jest.mock('#sandbox/platform/errors', () => ({ refusal: jest.fn() }));

let client: Client;

beforeAll(async () => {
  client = new Client(await resetSandbox());
});

afterEach(() => client.callControl('clock', { real: true }));

type Named = TestPlayer & { readonly displayName: string };

const newPlayer = async (traits = {}): Promise<Named> => (await client.createPlayer(traits)) as Named;

const contextOf = async ({ accessToken }: TestPlayer) =>
  (await client.get('/api/Recruitment/UserContext', accessToken)).body as {
    readonly recruiter: { readonly displayName: string } | null;
    readonly canBeRecruited: boolean;
    readonly recruits: readonly { readonly displayName: string }[];
  };

const packsOf = async ({ id, accessToken }: TestPlayer) =>
  (await client.get(`/api/inventory/rewards/${id}/UnlockedPacks`, accessToken)).body;

const link = ({ accessToken: token }: TestPlayer, code: string) =>
  client.call('POST', `/api/Recruitment/LinkRecruiter/${encodeURIComponent(code)}`, { token, body: {} });

const invite = ({ accessToken: token }: TestPlayer, email: string) =>
  client.call('POST', `/api/Recruitment/invite/${encodeURIComponent(email)}`, { token, body: {} });

const codeOf = ({ body }: { readonly body: unknown }): number => (body as { code: number }).code;

const register = async (recruiterId: string) => {
  const form = {
    displayName: `Recruit-${randomUUID().slice(0, 8)}`,
    firstName: 'Nadia',
    lastName: 'Brandt',
    email: `recruit-${randomUUID()}@farstead.test`,
    password: 'Farstead-2026!',
    newsletter: false,
    recruiterId,
    language: 'en',
  };
  const [token] = (await client.get('/api/csrf')).body as { id: string }[];
  const headers = { 'x-csrf-token': token?.id ?? '' };
  expect((await client.call('POST', '/api/register', { headers, body: form })).status).toBe(204);
  const activate = async () => {
    const key =
      linkIn((await emailsTo(client, form.email))[0])
        .pathname.split('/')
        .pop() ?? '';
    return client.call('POST', `/api/register/activate/${key}`);
  };
  return { ...form, activate };
};

it('RC-01 a player who registers through the link becomes a recruit once the account is active', async () => {
  const recruiter = await newPlayer();
  const { displayName, activate } = await register(recruiter.id);
  expect((await contextOf(recruiter)).recruits).toEqual([]);
  expect(await packsOf(recruiter)).toEqual([]);
  expect((await activate()).status).toBe(200);
  expect((await contextOf(recruiter)).recruits).toMatchObject([{ displayName }]);
  expect(await packsOf(recruiter)).toEqual([1]);
});

it('RC-01 three recruits unlock the second pack', async () => {
  const recruiter = await newPlayer();
  for (let count = 0; count < 3; count++)
    expect((await link(await newPlayer(), recruiter.id)).status).toBe(204);
  expect(await packsOf(recruiter)).toEqual([1, 2]);
});

it('RC-01 a recruit’s purchase unlocks another pack', async () => {
  const recruiter = await newPlayer();
  await link(await newPlayer({ orders: [2] }), recruiter.id);
  expect(await packsOf(recruiter)).toEqual([1, 5]);
});

it('RC-01 a player who pays with a recruiter’s code becomes their recruit and counts as a buyer', async () => {
  const shop = new Shopper(client);
  const recruiter = await newPlayer();
  const buyer = await newPlayer();
  const { token } = await shop.startPayment(toBuyer(buyer), { referralCode: recruiter.displayName });
  expect((await contextOf(recruiter)).recruits).toEqual([]);
  expect((await shop.pay(token)).body).toEqual({ outcome: 'paid' });
  expect((await contextOf(recruiter)).recruits).toMatchObject([{ displayName: buyer.displayName }]);
  expect(await packsOf(recruiter)).toEqual([1, 5]);
  expect((await contextOf(buyer)).recruiter).toMatchObject({ displayName: recruiter.displayName });
});

it('RC-01 paying with another recruiter’s code does not change the player’s recruiter', async () => {
  const shop = new Shopper(client);
  const [first, other, buyer] = [await newPlayer(), await newPlayer(), await newPlayer()];
  await link(buyer, first.id);
  const { token } = await shop.startPayment(toBuyer(buyer), { referralCode: other.displayName });
  expect((await shop.pay(token)).body).toEqual({ outcome: 'paid' });
  expect((await contextOf(buyer)).recruiter).toMatchObject({ displayName: first.displayName });
  expect(await packsOf(first)).toEqual([1, 5]);
  expect(await packsOf(other)).toEqual([]);
});

it('RC-01 seeds the sample subscriber with recruits', async () => {
  const { body } = await client.login('subscriber@farstead.test', 'Farstead-2026!');
  const { accessToken: token } = body as { accessToken: string };
  const { recruits } = (await client.get('/api/Recruitment/UserContext', token)).body as {
    recruits: unknown[];
  };
  expect(recruits).toHaveLength(3);
});

it('RC-01 the invitation links to sign-up with the code, in the player’s language', async () => {
  const player = await newPlayer({ language: 'de' });
  const friend = `friend-${randomUUID()}@farstead.test`;
  expect((await invite(player, friend)).status).toBe(204);
  const [email] = await emailsTo(client, friend);
  expect(email?.subject).toContain(`${player.displayName} lädt dich`);
  expect([linkIn(email).pathname, linkIn(email).searchParams.get('recruiter')]).toEqual([
    '/de/registrieren',
    player.id,
  ]);
});

it('RC-01 limits a player to ten invitations per day', async () => {
  const player = await newPlayer();
  const addresses = Array.from({ length: 11 }, () => `friend-${randomUUID()}@farstead.test`);
  const statuses: number[] = [];
  for (const address of addresses) statuses.push((await invite(player, address)).status);
  expect(statuses).toEqual([...Array<number>(10).fill(204), 429]);
});

it('RC-01 rejects recruiting oneself or one’s own direct or indirect recruiter', async () => {
  const [first, second, third] = [await newPlayer(), await newPlayer(), await newPlayer()];
  expect(codeOf(await link(first, first.displayName))).toBe(126);
  expect((await link(second, first.id)).status).toBe(204);
  expect((await link(third, second.displayName.toUpperCase())).status).toBe(204);
  expect(codeOf(await link(first, third.id))).toBe(127);
  expect(codeOf(await link(first, second.id))).toBe(127);
  expect(codeOf(await link(second, third.id))).toBe(125);
});

it('RC-01 a player cannot be recruited more than 30 days after registering', async () => {
  const player = await newPlayer();
  const recruiter = await newPlayer();
  await client.callControl('clock', { advanceSeconds: 30 * 86_400 + 1 });
  const { token } = await client.callControl<{ token: string }>('tokens', {
    playerId: player.id,
    expiresInSeconds: 900,
  });
  const later = { ...player, accessToken: token };
  expect((await contextOf(later)).canBeRecruited).toBe(false);
  expect(codeOf(await link(later, recruiter.id))).toBe(128);
});

it('RC-01 rejects an unknown recruiter without locking recruiter links', async () => {
  const queries: string[] = [];
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void queries.push(query.sql),
  });
  expect(await recruit(db, randomUUID(), randomUUID(), new Date())).toBe('unknown-recruiter');
  expect(queries).not.toEqual([]);
  expect(queries.join()).not.toMatch(/lock table|for key share/);
});

it('RC-01 concurrent links create no cycle and give each player a single recruiter', async () => {
  for (let round = 0; round < 5; round++) {
    const [a, b, c] = [await newPlayer(), await newPlayer(), await newPlayer()];
    const mutual = await Promise.all([link(a, b.id), link(b, a.id)]);
    expect(mutual.map(({ status }) => status).sort()).toEqual([204, 409]);
    const twice = await Promise.all([link(c, a.id), link(c, b.id)]);
    expect(twice.map(({ status }) => status).sort()).toEqual([204, 409]);
  }
});

it('RC-01 deleting a recruit’s account hides the recruit but does not revoke packs', async () => {
  const recruiter = await newPlayer();
  const recruit = await newPlayer();
  await link(recruit, recruiter.id);
  const { accessToken: token, password } = recruit;
  expect((await client.call('POST', '/api/me/deletion', { token, body: { password } })).status).toBe(200);
  await client.callControl('clock', { advanceSeconds: 14 * 86_400 + 5 });
  await client.get('/api/csrf');
  const fresh = await client.callControl<{ token: string }>('tokens', {
    playerId: recruiter.id,
    expiresInSeconds: 900,
  });
  const later = { ...recruiter, accessToken: fresh.token };
  expect((await contextOf(later)).recruits).toEqual([]);
  expect(await packsOf(later)).toEqual([1]);
});
