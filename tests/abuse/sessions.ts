import { randomUUID } from 'node:crypto';
import { examples } from '#contracts/consumer/support/examples';
import { exampleValues } from '#contracts/consumer/support/exampleValues';
import { apiCalls } from '#infrastructure/http/apiCalls';
import type { AnyValues } from '#infrastructure/http/shared/call';
import { callsNeedingProof } from '#sandbox/security/callsNeedingProof';
import { sendCall } from '../sandbox/callTexts';
import type { TestPlayer } from '../sandbox/client';
import type { Probe } from './Probe';
import type { TargetSite } from './TargetSite';

const newPassword = 'Deep-Ore-2027!';

interface Pair {
  readonly token: string;
  readonly refreshToken: string;
}

const sameSecond: Probe = {
  item: 'sessions',
  title: 'a token that is renewed in the same second as a new password stays valid',
  run: async ({ client, accounts }, attempts) => {
    for (let round = 1; round <= 10; round += 1) {
      const player = await client.createPlayer();
      const key = await accounts.createResetKey(player);
      const tokens = [player.accessToken];
      let pair: Pair = { token: player.accessToken, refreshToken: player.refreshToken };
      const renew = async (): Promise<void> => {
        for (let renewal = 1; renewal <= 8; renewal += 1) {
          const { status, body } = await client.refresh(pair.refreshToken, pair.token);
          if (status !== 200) return;
          pair = body as Pair;
          tokens.push(pair.token);
        }
      };
      // Renews before, during and after the change. The second renewal with the same token gets its newest successor.
      await client.refresh(pair.refreshToken, pair.token);
      const [, changed] = await Promise.all([renew(), accounts.setPassword(key, newPassword)]);
      if (changed.status !== 204) throw new Error(`The change got ${changed.status}: ${changed.text}`);
      await renew();
      for (const token of tokens) {
        const answer = await client.get('/api/users/me/game-time', token);
        attempts.recordAnswer('use a token', answer, { status: 401, code: 112 });
      }
      const renewed = await client.refresh(pair.refreshToken, pair.token);
      attempts.recordAnswer('renew again', renewed, { status: 401 });
    }
  },
};

/** Ways in which a session ends. */
const endings: Readonly<Record<string, (site: TargetSite, player: TestPlayer) => Promise<unknown>>> = {
  'signed out': ({ client }, { refreshToken }) =>
    client.call('POST', '/api/auth/logout', { body: { token: refreshToken } }),
  'ended by a new password': async ({ accounts }, player) =>
    accounts.setPassword(await accounts.createResetKey(player), newPassword),
  'ended from another session': async ({ client }, { email, password }) => {
    const { body } = await client.login(email, password, '', randomUUID());
    const { accessToken: token } = body as { accessToken: string };
    return client.call('DELETE', '/api/me/sessions', { token });
  },
};

const everything = {
  dacs: 5,
  betaKeys: 5,
  steamMonths: 3,
  ownership: ['steam'],
  orders: [2],
  canUploadAssets: true,
};

/** Returns the values with the player's id, because calls may refuse another player first. */
const ownValues = (values: AnyValues, { id }: TestPlayer): AnyValues =>
  JSON.parse(JSON.stringify(values).replaceAll(examples.playerId, id)) as AnyValues;

const endedSessions: Probe = {
  item: 'sessions',
  title: 'an ended session still makes calls',
  run: async (site, attempts) => {
    const calls = apiCalls.filter(([, { as, upload }]) => as === 'player' && upload === undefined);
    for (const [what, end] of Object.entries(endings)) {
      const player = await site.client.createPlayer(everything);
      await end(site, player);
      const [formToken] = (await site.newClient().get('/api/csrf')).body as { id: string }[];
      const tokens = { accessToken: player.accessToken, formToken: formToken?.id ?? '' };
      for (const [name, call] of calls) {
        const values = ownValues(exampleValues(call), player);
        const answer = await sendCall(site.newClient(), call, values, tokens);
        attempts.recordAnswer(`${name} when ${what}`, answer, { status: 401, code: 112 });
      }
    }
  },
};

const withoutToken: Probe = {
  item: 'sessions',
  title: 'a call of a player works without its token',
  run: async (site, attempts) => {
    const { id } = await site.client.createPlayer(everything);
    const values = [id, randomUUID()];
    for (const [name, { method, path }] of apiCalls.filter(([, { as }]) => as === 'player')) {
      for (const value of values) {
        const address = path.replaceAll(/\{\w+\}/g, value);
        const request = ['GET', 'DELETE'].includes(method) ? {} : { body: {} };
        const { status } = await site.newClient().call(method, address, request);
        attempts.record(`${name}: ${status}`, status < 400);
      }
    }
  },
};

const withoutProof: Probe = {
  item: 'proof',
  title: 'a sensitive call needs no proof with another method or spelling',
  run: async ({ client }, attempts) => {
    const player = await client.createPlayer();
    await client.callControl('clock', { advanceSeconds: 16 * 60 });
    const renewed = (await client.refresh(player.refreshToken, player.accessToken)).body as Pair;
    const { token } = renewed;
    for (const [method = '', path = ''] of [...callsNeedingProof].map((call) => call.split(' '))) {
      const address = path.replace(':id', randomUUID());
      const methods = method === 'GET' ? ['GET', 'HEAD'] : [method];
      const spellings = [
        address,
        `${address}?x=1`,
        address.replace('/api/', '/%61pi/'),
        `${address}?_method=GET`,
      ];
      for (const spelled of methods) {
        for (const spelling of spellings) {
          const { status } = await client.call(spelled, spelling, {
            token,
            ...(!['GET', 'HEAD', 'DELETE'].includes(spelled) && { body: {} }),
          });
          // A malformed body is refused before the missing proof.
          attempts.record(`${spelled} ${spelling}: ${status}`, status < 400);
        }
      }
    }
    for (const override of ['x-http-method-override', 'x-method-override', 'x-http-method']) {
      const { status } = await client.call('POST', '/api/me/data', { token, headers: { [override]: 'GET' } });
      attempts.record(`POST /api/me/data with ${override}: ${status}`, status < 400);
    }
  },
};

const embeddedPasskeys: Probe = {
  item: 'passkeys',
  title: 'an embedded page creates or uses a passkey',
  run: async ({ client, accounts }, attempts) => {
    const player = await client.createPlayer();
    const key = accounts.newAuthenticator();
    const add = async (isEmbedded: boolean) => {
      key.isEmbedded = isEmbedded;
      const credential = key.createCredential(await accounts.newChallenge(player.accessToken));
      const body = { name: 'Key', ...credential };
      return client.call('POST', '/api/me/passkeys', { token: player.accessToken, body });
    };
    attempts.recordAnswer('make a passkey', await add(true), { status: 400, code: 154 });
    const added = await add(false);
    if (added.status !== 200) throw new Error(`The owner gets ${added.status}: ${added.text}`);
    key.isEmbedded = true;
    attempts.recordAnswer('sign in', await accounts.signInWith(key), { status: 400, code: 154 });
  },
};

export const sessionProbes: readonly Probe[] = [
  sameSecond,
  endedSessions,
  withoutToken,
  withoutProof,
  embeddedPasskeys,
];
