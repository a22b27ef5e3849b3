import { randomUUID } from 'node:crypto';
import type { Client, ClientResponse } from '../sandbox/client';
import type { Probe } from './Probe';
import type { TargetSite } from './TargetSite';

type Request = (site: TargetSite, client: Client, email: string) => Promise<ClientResponse>;

const login: Request = (_site, client, email) => client.login(email, 'wrong-password', '', randomUUID());

/** Calls of guests that contain an email. */
const requests: Readonly<Record<string, Request>> = {
  'a sign-in': login,
  'the options of a passkey': (_site, client, email) =>
    client.call('POST', '/api/auth/passkey/options', { body: { email } }),
  'a reset of the password': (_site, client, email) =>
    client.call('POST', '/api/auth/me/reset-credentials/request', { body: { email } }),
  'the activation email': (site, client, email) =>
    site.postForm(client, '/api/users/resend-activation', { email }),
  'the waiting list': (site, client, email) => site.postForm(client, '/api/waiting-list?lang=en', { email }),
};

/** Describes a value without its content: the names of fields, the types and the lengths of texts and lists. */
const shapeOf = (value: unknown): unknown => {
  if (typeof value === 'string') return value.length;
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)]);
};

/** The parts of a response that must not depend on the account. */
const visible = ({ status, headers, body }: ClientResponse): string =>
  JSON.stringify([status, [...headers.keys()].filter((name) => name !== 'date').sort(), shapeOf(body)]);

const shapes: Probe = {
  item: 'accounts',
  title: 'responses show whether an email has an account',
  run: async (site, attempts) => {
    const plain = await site.client.createPlayer();
    const guarded = await site.client.createPlayer({ twoFactor: true });
    for (let key = 1; key <= 3; key += 1) await site.accounts.addPasskey(guarded, `Key ${key}`);
    const pending = await site.client.createPlayer({ status: 'unconfirmed' });
    for (const [what, send] of Object.entries(requests)) {
      // As long as the emails of the players, because responses may repeat the email.
      for (const { email } of [plain, guarded, pending]) {
        const [name = '', domain = ''] = email.split('@');
        const stranger = `${randomUUID().repeat(3).slice(0, name.length)}@${domain}`;
        const known = visible(await send(site, site.newClient(), email));
        const unknown = visible(await send(site, site.newClient(), stranger));
        attempts.record(`${what}: ${known} or ${unknown}`, known !== unknown);
      }
    }
  },
};

const pairs = 60;

/** Share of pairs with the same slower email that shows a difference. Chance reaches it once in about 250,000 runs. */
const tellingShare = 0.8;

const timing: Probe = {
  item: 'accounts',
  title: 'the time of a sign-in shows whether an email has an account',
  run: async (site, attempts) => {
    const { email } = await site.client.createPlayer();
    const timed = async (address: string): Promise<number> => {
      const client = site.newClient();
      const start = performance.now();
      await login(site, client, address);
      return performance.now() - start;
    };
    // The first sign-ins are slower.
    for (let sent = 1; sent <= 5; sent += 1) await timed(`warm-${randomUUID()}@farstead.test`);
    let slower = 0;
    for (let pair = 0; pair < pairs; pair += 1) {
      const unknown = `${randomUUID()}@farstead.test`;
      // Alternates, because the second of two requests may always be faster.
      const order = pair % 2 === 0 ? [email, unknown] : [unknown, email];
      const times = new Map<string, number>();
      for (const address of order) times.set(address, await timed(address));
      slower += Number((times.get(email) ?? 0) > (times.get(unknown) ?? 0));
    }
    const share = Math.max(slower, pairs - slower) / pairs;
    attempts.record(`the slower email is the same kind in ${share * 100} % of pairs`, share >= tellingShare);
  },
};

export const enumerationProbes: readonly Probe[] = [shapes, timing];
