import { randomUUID } from 'node:crypto';
import { Passkeys } from '#application/devices/Passkeys';
import { DiscordAccounts } from '#application/linked-accounts/DiscordAccounts';
import { StoreAccounts } from '#application/linked-accounts/StoreAccounts';
import { AccountDeletions } from '#application/my-data/AccountDeletions';
import { EmailChanges } from '#application/profile/EmailChanges';
import { Profiles } from '#application/profile/Profiles';
import { PasswordResets } from '#application/registration/PasswordResets';
import { RecoveryCodes } from '#application/security/RecoveryCodes';
import { TwoFactor } from '#application/security/TwoFactor';
import type { NewPasskey } from '#domain/devices/Passkey';
import { endedKinds } from '#domain/security/EndedSetup';
import type { Result } from '#domain/shared/Result';
import { VirtualAuthenticator } from '#sandbox/devices/VirtualAuthenticator';
import { Secret, TOTP } from 'otpauth';
import { Client } from '../../sandbox/client';
import { sharedSandbox } from '../../sandbox/sharedSandboxes';
import { combinationsOf } from '../support/combinationsOf';
import { compareOutcomes } from '../support/expectSameOutcomes';
import { signInAs, type Person, type Site } from '../support/Site';

interface State {
  readonly kind: (typeof endedKinds)[number];
  /** Whether it was set up before the change of the email was requested. */
  readonly isOlder: boolean;
}

// The fake back end knows no devices. A request for another change replaces an older one.
const states = combinationsOf<State>({
  kind: endedKinds.filter((kind) => kind !== 'devices'),
  isOlder: [true, false],
}).filter(({ kind, isOlder }) => kind !== 'email-change' || !isOlder);

type NewKey = (site: Site, challenge: string) => NewPasskey;

const value = <T>(result: Result<T, object>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

const changeEmail = async ({ application }: Site, { password }: Person, email: string) =>
  value(
    await application
      .get(Profiles)
      .edit(
        { changes: [{ field: 'email', value: email }], currentPassword: password, version: undefined },
        'en',
      ),
  );

const turnOnTwoFactor = async (site: Site) => {
  const twoFactor = site.application.get(TwoFactor);
  const secret = Secret.fromBase32(value(await twoFactor.begin()).seed);
  value(await twoFactor.enable(new TOTP({ secret }).generate({ timestamp: site.now().getTime() })));
};

const setUp = async (site: Site, person: Person, kind: State['kind'], newKey: NewKey) => {
  const { application, origin } = site;
  const name = randomUUID().slice(0, 8);
  switch (kind) {
    case 'passkey': {
      const { challenge } = value(await application.get(Passkeys).requestNew());
      return value(await application.get(Passkeys).add('Key', newKey(site, challenge)));
    }
    case 'discord':
      return value(await application.get(DiscordAccounts).link(await site.discordCode(name)));
    case 'store': {
      const returnUrl = `${origin}/account/linked`;
      const store = application.get(StoreAccounts);
      const assertion = await site.storeAssertion(value(await store.findLoginUrl(returnUrl)), 'none', name);
      return value(await store.link(returnUrl, assertion));
    }
    case 'two-factor':
      return turnOnTwoFactor(site);
    case 'recovery-codes':
      return value(await application.get(RecoveryCodes).generate());
    case 'email-change':
      return changeEmail(site, person, site.freshAddress());
    case 'password-reset': {
      const key = await site.emailKey('reset', person);
      return value(await application.get(PasswordResets).startWait(key, 'kiln ferry 7 harbor', 'en'));
    }
    case 'deletion':
      return value(await application.get(AccountDeletions).request(person.password, 'en'));
    case 'devices':
      throw new Error('The fake back end knows no devices.');
  }
};

/** Undoes a change of the email. @returns kinds of the setups that ended */
const undo = async (
  site: Site,
  { kind, isOlder }: State,
  { signIn, wait, newKey }: { signIn(): Promise<Person>; wait(): Promise<unknown>; newKey: NewKey },
) => {
  const person = await signIn();
  const changes = site.application.get(EmailChanges);
  if (kind === 'recovery-codes') await turnOnTwoFactor(site);
  if (isOlder) await setUp(site, person, kind, newKey);
  await wait();
  const email = site.freshAddress();
  await changeEmail(site, person, email);
  value(await changes.confirm(await site.newestEmailKey(email), 'en'));
  const key = await site.newestEmailKey(person.email);
  if (!isOlder) await setUp(site, person, kind, newKey);
  const { ended } = value(await changes.undo(key, 'en'));
  return { ok: false as const, error: ended.map((setup) => setup.kind) };
};

it('PF-02 undoing a change of the email ends the same setups on the fake back end and the sandbox', async () => {
  const outcomes = await compareOutcomes(
    states,
    async (site) => {
      const { backend, clock, tokens } = site.application;
      const signIn = async () => {
        const person = { ...backend.register({ email: `${randomUUID()}@farstead.test` }), otp: '' };
        tokens.write(await site.tokensExpiringIn(900, person));
        return person;
      };
      const wait = async () => clock.advance(1000);
      const newKey: NewKey = (_, clientData) => ({
        credentialId: randomUUID(),
        clientData,
        attestation: 'none',
      });
      return (state) => undo(site, state, { signIn, wait, newKey });
    },
    async (site) => {
      const client = new Client(await sharedSandbox());
      const signIn = () => signInAs(site, 'new');
      const wait = () => client.callControl('clock', { advanceSeconds: 1 });
      const newKey: NewKey = ({ origin }, challenge) =>
        new VirtualAuthenticator(new URL(origin).origin).createCredential(challenge);
      return async (state) => {
        const answer = await undo(site, state, { signIn, wait, newKey });
        await client.callControl('clock', { real: true });
        return answer;
      };
    },
  );
  // One outcome for each kind, and one if nothing ended.
  expect(outcomes.size).toBe(endedKinds.length);
});
