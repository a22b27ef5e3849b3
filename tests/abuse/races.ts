import { randomUUID } from 'node:crypto';
import { totp, type ClientResponse } from '../sandbox/client';
import { Dacs } from '../sandbox/coupons';
import type { Attempts } from './Attempts';
import type { Probe } from './Probe';
import type { TargetSite } from './TargetSite';

const rounds = 12;

/** Records a round of concurrent calls, of which at most one may succeed. */
const recordOnce = (attempts: Attempts, what: string, answers: readonly ClientResponse[]): void => {
  const succeeded = answers.filter(({ status }) => status < 300).length;
  const unexpected = answers.filter(({ status }) => status >= 500).length;
  attempts.record(`${what}: ${succeeded} of ${answers.length} succeeded`, succeeded > 1 || unexpected > 0);
};

const storeMonths = async (site: TargetSite, attempts: Attempts): Promise<void> => {
  const { client, accounts } = site;
  const players = [await client.createPlayer(), await client.createPlayer()];
  const [first, second] = players;
  if (!first || !second) return;
  const name = `owner-${randomUUID().slice(0, 8)}`;
  const toSecond = await accounts.storeAssertion(second, 'owner', name);
  const linked = await accounts.linkStore(first, await accounts.storeAssertion(first, 'owner', name));
  if (linked.status !== 200) throw new Error(`The link got ${linked.status}: ${linked.text}`);
  const claim = ({ accessToken: token }: typeof first): Promise<ClientResponse> =>
    client.call('POST', '/api/steam/give-purchase-gametime', { token, body: {} });
  await Promise.all([
    claim(first),
    client.call('PUT', '/api/steam/unlink-account', { token: first.accessToken }),
    accounts.linkStore(second, toSecond),
    claim(second),
  ]);
  await client.call('PUT', '/api/steam/unlink-account', { token: first.accessToken });
  await claim(second);
  let given = 0;
  for (const { accessToken } of players) {
    const { body } = await client.get('/api/users/me/game-time', accessToken);
    given += Number((body as { endDate: string | null }).endDate !== null);
  }
  attempts.record(`${given} players have the months of one store account`, given > 1);
};

const races: Readonly<Record<string, (site: TargetSite) => Promise<readonly ClientResponse[]>>> = {
  'a code by two players': async ({ client }) => {
    const { id } = await client.callControl<{ id: string }>('codes', { months: 1 });
    const players = await Promise.all([client.createPlayer(), client.createPlayer()]);
    return Promise.all(
      players.map(({ accessToken: token }) =>
        client.call('POST', `/api/inventory/keys/${id}/activate`, { token, body: {} }),
      ),
    );
  },
  'one coupon converted and given away': async ({ client }) => {
    const dacs = new Dacs(client);
    const owner = await client.createPlayer({ dacs: 1 });
    const receivers = await Promise.all([client.createPlayer(), client.createPlayer()]);
    return Promise.all([
      dacs.convert(owner, 1),
      ...receivers.map(({ id }) => dacs.transfer(owner, id, 1)),
      dacs.convert(owner, 1),
    ]);
  },
  'a six-digit code used four times': async ({ client }) => {
    const { email, password, totpSecret = '' } = await client.createPlayer({ twoFactor: true });
    const code = totp(totpSecret);
    return Promise.all([1, 2, 3, 4].map(() => client.login(email, password, code, randomUUID())));
  },
  'a recovery code used four times': async ({ client }) => {
    const { email, password, accessToken: token } = await client.createPlayer({ twoFactor: true });
    const made = await client.call('POST', '/api/me/recovery-codes', { token });
    const [code = ''] = (made.body as { codes: string[] }).codes;
    return Promise.all([1, 2, 3, 4].map(() => client.login(email, password, code, randomUUID())));
  },
  'a reset key used by two': async ({ client, accounts }) => {
    const key = await accounts.createResetKey(await client.createPlayer());
    return Promise.all(
      ['Deep-Ore-2027!', 'Other-Ore-2027!'].map((password) => accounts.setPassword(key, password)),
    );
  },
  'a store account linked by two': async ({ client, accounts }) => {
    const players = await Promise.all([client.createPlayer(), client.createPlayer()]);
    const name = `owner-${randomUUID().slice(0, 8)}`;
    const assertions: string[] = [];
    for (const player of players) assertions.push(await accounts.storeAssertion(player, 'owner', name));
    return Promise.all(players.map((player, at) => accounts.linkStore(player, assertions[at] ?? '')));
  },
  'a store assertion used twice': async ({ client, accounts }) => {
    const player = await client.createPlayer();
    const assertion = await accounts.storeAssertion(player);
    return Promise.all([1, 2, 3].map(() => accounts.linkStore(player, assertion)));
  },
  'a display name registered by three': async (site) => {
    const displayName = `Race-${randomUUID().slice(0, 12)}`;
    const form = () => ({
      displayName,
      firstName: 'Ada',
      lastName: 'Verne',
      email: `${randomUUID()}@farstead.test`,
      password: `password-${randomUUID()}`,
      newsletter: false,
      language: 'en',
    });
    return Promise.all([1, 2, 3].map(() => site.postForm(site.newClient(), '/api/register', form())));
  },
};

const concurrentCalls: Probe = {
  item: 'races',
  title: 'concurrent calls use a code, coupon or key twice',
  run: async (site, attempts) => {
    for (let round = 1; round <= rounds; round += 1) {
      await storeMonths(site, attempts);
      for (const [what, race] of Object.entries(races)) recordOnce(attempts, what, await race(site));
      await site.restore();
    }
  },
};

export const raceProbes: readonly Probe[] = [concurrentCalls];
