import { randomUUID } from 'node:crypto';
import type { VirtualAuthenticator } from '#sandbox/devices/VirtualAuthenticator';
import { totp, type ClientResponse, type TestPlayer } from '../sandbox/client';
import { inParallel } from '../sandbox/inParallel';
import { emailsTo, keyIn } from '../sandbox/emails';
import type { Attempts } from './Attempts';
import type { Probe } from './Probe';
import type { TargetSite } from './TargetSite';

const aDaySeconds = 86_400;
const ownersPassword = 'Deep-Ore-2027!';
const strangersPassword = 'the-strangers-own';

const newEmail = (name: string): string => `${name}-${randomUUID()}@farstead.test`;

/** What an attacker has set up in somebody else's account. */
interface Foothold {
  readonly player: TestPlayer;
  /** The attacker's address, to which the account was changed. */
  readonly email: string;
  readonly passkey?: VirtualAuthenticator;
}

type SetUp = (site: TargetSite, player: TestPlayer) => Promise<Pick<Foothold, 'passkey'>>;

const setUps: Readonly<Record<string, SetUp>> = {
  'a passkey': async ({ accounts }, player) => ({ passkey: await accounts.addPasskey(player, 'Key') }),
  'a Discord account': async ({ accounts }, player) => {
    await accounts.linkDiscord(player, `attacker-${randomUUID().slice(0, 8)}`);
    return {};
  },
  'a store account': async ({ accounts }, player) => {
    await accounts.linkStore(player, await accounts.storeAssertion(player));
    return {};
  },
  'a second factor': async ({ accounts }, player) => {
    await accounts.turnOnTwoFactor(player);
    return {};
  },
  'a deletion': async ({ accounts }, player) => {
    await accounts.requestDeletion(player);
    return {};
  },
  'another email change': async ({ accounts }, player) => {
    await accounts.requestEmailChange(player, newEmail('second'));
    return {};
  },
  'a reset that waits': async ({ accounts, client }, player) => {
    await accounts.turnOnTwoFactor(player);
    const key = await accounts.createResetKey(player);
    await client.call('POST', `/api/auth/me/reset-credentials/${key}/wait`, {
      body: { password: strangersPassword },
    });
    return {};
  },
};

/** Tries to get back into the account after its owner has recovered it. */
const useFoothold = async (
  { client, accounts }: TargetSite,
  attempts: Attempts,
  { player, email, passkey }: Foothold,
): Promise<void> => {
  const { accessToken: token, refreshToken } = player;
  const record = (what: string, answer: ClientResponse, status: number, code: number): void =>
    attempts.recordAnswer(what, answer, { status, code });
  if (passkey) record('sign in with the passkey', await accounts.signInWith(passkey), 400, 154);
  record('read the export', await client.get('/api/me/data', token), 401, 112);
  record('renew the session', await client.refresh(refreshToken, token), 401, 111);
  for (const address of [email, player.email]) {
    for (const password of [player.password, strangersPassword])
      record(`sign in as ${address}`, await client.login(address, password), 400, 100);
  }
  await client.call('POST', '/api/auth/me/reset-credentials/request', { body: { email } });
  const [last] = await emailsTo(client, email);
  attempts.record('request a new password', /reset|new password/i.test(last?.subject ?? ''));
};

/** Checks the account as its owner sees it, now and after a deletion or a waiting reset would have been due. */
const checkAccount = async (
  { client }: TargetSite,
  attempts: Attempts,
  { player: { id, email } }: Foothold,
): Promise<void> => {
  const signIn = (): Promise<ClientResponse> => client.login(email, ownersPassword, '', randomUUID());
  const { accessToken } = (await signIn()).body as { accessToken?: string };
  attempts.record('lock the owner out', accessToken === undefined);
  const user = (await client.get(`/api/users/${id}`, accessToken)).body as Record<string, unknown>;
  for (const field of ['discordName', 'steamId', 'pendingEmail'])
    attempts.record(`keep ${field}`, user[field] !== null && user[field] !== undefined);
  await client.callControl('clock', { advanceSeconds: 15 * aDaySeconds });
  attempts.record('delete the account', (await signIn()).status !== 200);
  const stranger = await client.login(email, strangersPassword, '', randomUUID());
  attempts.recordAnswer('use the password of the waiting reset', stranger, { status: 400, code: 100 });
  await client.callControl('clock', { real: true });
};

const takeover: Probe = {
  item: 'takeover',
  title: 'a takeover survives recovery',
  run: async (site, attempts) => {
    const { accounts, client } = site;
    for (const order of ['before', 'after']) {
      for (const [what, setUp] of Object.entries(setUps)) {
        // A change that is pending prevents another one.
        if (order === 'before' && what === 'another email change') continue;
        const player = await client.createPlayer();
        await client.callControl('clock', { advanceSeconds: 60 });
        const email = newEmail('attacker');
        await accounts.requestEmailChange(player, email);
        const early = order === 'before' ? await setUp(site, player) : {};
        await accounts.confirmEmailChange(player, email);
        const late = order === 'after' ? await setUp(site, player) : {};
        const { resetKey } = await accounts.undoEmailChange(player.email);
        const foothold = { player, email, ...early, ...late };
        await useFoothold(site, attempts, foothold);
        const changed = await accounts.setPassword(resetKey, ownersPassword);
        if (changed.status !== 204) throw new Error(`The owner gets ${changed.status}: ${changed.text}`);
        await useFoothold(site, attempts, foothold);
        await checkAccount(site, attempts, foothold);
        await site.restore();
      }
    }
  },
};

const signUpForm = (email: string, password: string) => ({
  displayName: `pilot-${randomUUID().slice(0, 12)}`,
  firstName: 'Ada',
  lastName: 'Verne',
  email,
  password,
  newsletter: false,
  language: 'en',
});

/** What the owner of the mailbox does after a stranger has registered the address. */
const reactions: Readonly<Record<string, (site: TargetSite, email: string) => Promise<void>>> = {
  'registers, and opens every link': async (site, email) => {
    const owner = site.newClient();
    await site.postForm(owner, '/api/register', signUpForm(email, ownersPassword));
  },
  'requests the email again': async (site, email) => {
    await site.postForm(site.newClient(), '/api/users/resend-activation', { email });
  },
  'registers, and the stranger registers again': async (site, email) => {
    await site.postForm(site.newClient(), '/api/register', signUpForm(email, ownersPassword));
    await site.postForm(site.newClient(), '/api/register', signUpForm(email, strangersPassword));
  },
  'requests the email again, and so does the stranger': async (site, email) => {
    for (const client of [site.newClient(), site.newClient()])
      await site.postForm(client, '/api/users/resend-activation', { email });
  },
  'sets a new password': async (site, email) => {
    await site.client.call('POST', '/api/auth/me/reset-credentials/request', { body: { email } });
    const key = keyIn((await emailsTo(site.client, email))[0]);
    await site.accounts.setPassword(key, ownersPassword);
  },
};

const preRegistration: Probe = {
  item: 'signup',
  title: 'a stranger who registers an address first gets into its account',
  run: async (site, attempts) => {
    for (const [what, react] of Object.entries(reactions)) {
      const email = newEmail('owner');
      const stranger = site.newClient();
      const begun = await site.postForm(stranger, '/api/register', signUpForm(email, strangersPassword));
      if (begun.status !== 204) throw new Error(`The stranger gets ${begun.status}: ${begun.text}`);
      await react(site, email);
      // All emails, newest first, also the one that the stranger caused.
      for (const message of await emailsTo(site.client, email)) {
        const key = keyIn(message);
        await site.client.call('POST', `/api/register/activate/${key}`);
        await site.postForm(site.newClient(), '/api/register', {
          ...signUpForm(email, ownersPassword),
          activationKey: key,
        });
        const signedIn = await site.newClient().login(email, strangersPassword, '', randomUUID());
        attempts.recordAnswer(`the owner ${what}`, signedIn, { status: 400, code: 100 });
      }
    }
  },
};

/** More than `loginPerEmail` allows in five minutes. */
const wrongPasswords = 110;

const lockOut: Probe = {
  item: 'lockout',
  title: 'an attacker who guesses passwords or codes locks the owner out',
  run: async (site, attempts) => {
    const player = await site.client.createPlayer({ twoFactor: true });
    const { email, password, totpSecret = '', accessToken: token } = player;
    const made = await site.client.call('POST', '/api/me/recovery-codes', { token });
    const [recoveryCode = ''] = (made.body as { codes: string[] }).codes;
    const owner = site.newClient();
    const device = randomUUID();
    const moment = Date.now();
    const first = await owner.login(email, password, totp(totpSecret, moment), device);
    if (first.status !== 200) throw new Error(`The owner gets ${first.status}: ${first.text}`);
    for (let network = 1; network <= 5; network += 1) {
      const attacker = site.newClient();
      for (let guess = 1; guess <= 11; guess += 1)
        await attacker.login(email, password, '000000', randomUUID());
    }
    const next = totp(totpSecret, moment + 30_000);
    const onDevice = await owner.login(email, password, next, device);
    attempts.record(`the known device: ${onDevice.text.slice(0, 80)}`, onDevice.status !== 200);
    const elsewhere = await site.newClient().login(email, password, recoveryCode, randomUUID());
    attempts.record(`a recovery code: ${elsewhere.text.slice(0, 80)}`, elsewhere.status !== 200);
    const other = await site.client.createPlayer();
    const signIn = () => owner.login(other.email, other.password, '', device);
    if ((await signIn()).status !== 200) throw new Error('The owner cannot sign in.');
    const guesses = Array.from({ length: wrongPasswords }, (_, index) => `wrong-password-${index}`);
    await inParallel(8, guesses, async (guess) => void (await site.newClient().login(other.email, guess)));
    const { status } = await signIn();
    attempts.record(`the known device after ${wrongPasswords} wrong passwords: ${status}`, status !== 200);
  },
};

const formerAddresses: Probe = {
  item: 'erasure',
  title: 'the export or the erasure misses a former address',
  run: async (site, attempts) => {
    const { client, accounts } = site;
    const tablesWith = async (text: string): Promise<string[]> =>
      (await client.get(`/sandbox/database/search?text=${encodeURIComponent(text)}`)).body as string[];
    for (const changes of [1, 2]) {
      const displayName = `Moved-${randomUUID().slice(0, 12)}`;
      const first = `${displayName}@farstead.test`.toLowerCase();
      const player = await client.createPlayer({}, { displayName, email: first });
      let accessToken: string | undefined = player.accessToken;
      const addresses = [first];
      for (let change = 1; change <= changes; change += 1) {
        const current = addresses.at(-1) ?? first;
        await site.postForm(site.newClient(), '/api/waiting-list?lang=en', { email: current });
        await client.call('POST', '/api/auth/me/reset-credentials/request', { body: { email: current } });
        const next = `to${change}-${first}`;
        const signedIn = { ...player, accessToken: accessToken ?? '' };
        await accounts.requestEmailChange(signedIn, next);
        await accounts.confirmEmailChange(signedIn, next);
        addresses.push(next);
        await client.callControl('clock', { advanceSeconds: 60 });
        const again = await client.login(next, player.password, '', randomUUID());
        ({ accessToken } = again.body as { accessToken?: string });
      }
      const { data } = (await client.get('/api/me/data', accessToken)).body as {
        data: Record<string, Record<string, string>[]>;
      };
      for (const address of addresses.slice(0, -1)) {
        const sent = (await emailsTo(client, address)).length;
        const named = data.emails?.filter(({ recipient }) => recipient === address).length ?? 0;
        attempts.record(`the export names ${named} of ${sent} emails to ${address}`, named < sent);
        const waiting = data.waiting_list?.some(({ email }) => email === address) ?? false;
        attempts.record(`the export omits the waiting list of ${address}`, !waiting);
      }
      const last = addresses.at(-1) ?? first;
      await accounts.requestDeletion({ ...player, email: last, accessToken: accessToken ?? '' });
      await client.callControl('clock', { advanceSeconds: 14 * aDaySeconds + 5 });
      await client.get('/api/csrf');
      for (const address of addresses.slice(0, -1)) {
        const left = await emailsTo(client, address);
        attempts.record(`${left.length} emails to ${address} after the erasure`, left.length > 0);
      }
      // The email about the deletion is delivered to the last address, and contains it.
      for (const text of [displayName, ...addresses]) {
        const tables = (await tablesWith(text)).filter((table) => table !== 'emails');
        attempts.record(`${text} is still in ${tables.join(', ')}`, tables.length > 0);
      }
      await site.restore();
    }
  },
};

export const accountProbes: readonly Probe[] = [takeover, preRegistration, lockOut, formerAddresses];
