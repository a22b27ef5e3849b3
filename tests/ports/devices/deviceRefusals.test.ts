import { randomUUID } from 'node:crypto';
import { Configuration } from '#application/configuration/Configuration';
import { Passkeys } from '#application/devices/Passkeys';
import { PasskeySignIns } from '#application/devices/PasskeySignIns';
import { PlayerSessions } from '#application/devices/PlayerSessions';
import { Proofs } from '#application/devices/Proofs';
import type { NewPasskey, PasskeyAssertion } from '#domain/devices/Passkey';
import type { AccountStatus } from '#domain/session/AccountStatus';
import { sampleTwoFactorSecret } from '#samples/accounts';
import { VirtualAuthenticator } from '#sandbox/devices/VirtualAuthenticator';
import { totp } from '../../sandbox/client';
import { combinationsOf } from '../support/combinationsOf';
import { compareOutcomes } from '../support/expectSameOutcomes';
import { signInToSandbox } from '../support/signInToSandbox';
import { signInAs, type Site } from '../support/Site';

/** Adds passkeys of the signed-in player, and returns a function that signs in with the last one. */
const addPasskeys = async (
  { application }: Site,
  count: number,
  create: (challenge: string) => NewPasskey,
): Promise<readonly string[]> => {
  const passkeys = application.get(Passkeys);
  const ids: string[] = [];
  for (let added = 0; added < count; added++) {
    const request = await passkeys.requestNew();
    if (!request.ok) throw new Error(JSON.stringify(request.error));
    const passkey = await passkeys.add('Key', create(request.value.challenge));
    if (!passkey.ok) throw new Error(JSON.stringify(passkey.error));
    ids.push(passkey.value.id);
  }
  return ids;
};

const fakeKey = (challenge: string): NewPasskey => ({
  credentialId: randomUUID(),
  clientData: challenge,
  attestation: 'none',
});

const authenticatorOf = ({ application }: Site): VirtualAuthenticator =>
  new VirtualAuthenticator(new URL(application.get(Configuration).current.rootUrl).origin);

interface RemovalState {
  readonly count: number;
  readonly isKnown: boolean;
  readonly hasPassword: boolean;
  readonly isProofRecent: boolean;
}

const removals = combinationsOf<RemovalState>({
  count: [1, 2],
  isKnown: [true, false],
  hasPassword: [true, false],
  isProofRecent: [true, false],
});

it('removing a passkey has the same outcome on the fake back end and the sandbox', async () => {
  const outcomes = await compareOutcomes(
    removals,
    async (site) =>
      async ({ count, isKnown, hasPassword, isProofRecent }) => {
        const { backend } = site.application;
        const person = await signInAs(site, 'new');
        const password = hasPassword ? person.password || 'Farstead-2026!' : '';
        Object.assign(backend.person('new'), { passkeys: [], password });
        const ids = await addPasskeys(site, count, fakeKey);
        if (!isProofRecent) await site.expireProofs(person);
        return site.application.get(Passkeys).remove((isKnown && ids[0]) || randomUUID());
      },
    async (site) =>
      async ({ count, isKnown, hasPassword, isProofRecent }) => {
        const player = await signInToSandbox(site, { hasNoPassword: !hasPassword });
        const ids = await addPasskeys(site, count, (challenge) =>
          authenticatorOf(site).createCredential(challenge),
        );
        if (!isProofRecent) await site.expireProofs({ ...player, displayName: '', otp: '' });
        return site.application.get(Passkeys).remove((isKnown && ids[0]) || randomUUID());
      },
  );
  expect(outcomes.size).toBe(4);
});

interface SignInState {
  readonly status: Exclude<AccountStatus, 'ghost' | 'erased'>;
  readonly isSigned: boolean;
}

const signIns = combinationsOf<SignInState>({
  status: ['active', 'unconfirmed', 'suspended'],
  isSigned: [true, false],
});

const signInWith = async (
  { application }: Site,
  isSigned: boolean,
  getAssertion: (challenge: string) => PasskeyAssertion,
) => {
  const request = await application.get(PasskeySignIns).request('');
  if (!request.ok) return request;
  const assertion = getAssertion(request.value.challenge);
  return application.get(PasskeySignIns).signIn(isSigned ? assertion : { ...assertion, signature: '' });
};

it('signing in with a passkey has the same outcome on the fake back end and the sandbox', async () => {
  const outcomes = await compareOutcomes(
    signIns,
    async (site) =>
      async ({ status, isSigned }) => {
        await signInAs(site, 'new');
        const credentialId = randomUUID();
        Object.assign(site.application.backend.person('new'), {
          passkeys: [{ id: credentialId, credentialId, name: 'Key', createdAt: site.now().toISOString() }],
          isConfirmed: status !== 'unconfirmed',
          isSuspended: status === 'suspended',
        });
        return signInWith(site, isSigned, (clientData) => ({
          credentialId,
          clientData,
          authenticatorData: '',
          signature: 'signed',
        }));
      },
    async (site) =>
      async ({ status, isSigned }) => {
        await signInToSandbox(site, { status });
        const authenticator = authenticatorOf(site);
        await addPasskeys(site, 1, (challenge) => authenticator.createCredential(challenge));
        return signInWith(site, isSigned, (challenge) => authenticator.getAssertion(challenge));
      },
  );
  expect(outcomes.size).toBe(4);
});

interface ProofState {
  readonly method: 'password' | 'code';
  readonly isRight: boolean;
  readonly hasTwoFactor: boolean;
}

const proofs = combinationsOf<ProofState>({
  method: ['password', 'code'],
  isRight: [true, false],
  hasTwoFactor: [true, false],
});

/** Submits a credential twice, because a code is accepted once, and then makes a sensitive call. */
const prove = async (site: Site, { method, isRight }: ProofState, password: string, otp: string) => {
  const { application } = site;
  const submit = () =>
    application.get(Proofs).submit(
      method === 'password'
        ? { kind: 'password', password: isRight ? password : 'wrong-password' }
        : {
            kind: 'code',
            otp: isRight ? otp : String((Number(otp) + 500_000) % 1_000_000).padStart(6, '0'),
          },
    );
  const answers = [await submit(), await submit(), await application.get(PlayerSessions).endOthers()];
  return { ok: false as const, error: answers };
};

it('proving identity has the same outcome on the fake back end and the sandbox', async () => {
  const outcomes = await compareOutcomes(
    proofs,
    async (site) => async (state) => {
      const person = await signInAs(site, 'new');
      await site.expireProofs(person);
      Object.assign(site.application.backend.person('new'), {
        twoFactorSecret: state.hasTwoFactor ? sampleTwoFactorSecret : undefined,
        twoFactorLastStep: 0,
      });
      return prove(site, state, person.password, totp(sampleTwoFactorSecret, site.now().getTime()));
    },
    async (site) => async (state) => {
      const player = await signInToSandbox(site, { twoFactor: state.hasTwoFactor });
      await site.expireProofs({ ...player, displayName: '', otp: '' });
      return prove(site, state, player.password, totp(player.totpSecret ?? sampleTwoFactorSecret));
    },
  );
  expect(outcomes.size).toBe(3);
});
