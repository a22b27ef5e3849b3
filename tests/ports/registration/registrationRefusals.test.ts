import { randomUUID } from 'node:crypto';
import { Activations } from '#application/registration/Activations';
import { PasswordResets } from '#application/registration/PasswordResets';
import { Registrations, type Registration } from '#application/registration/Registrations';
import type { AccountStatus } from '#domain/session/AccountStatus';
import { Client } from '../../sandbox/client';
import { sharedSandbox } from '../../sandbox/sharedSandboxes';
import { combinationsOf } from '../support/combinationsOf';
import { compareOutcomes } from '../support/expectSameOutcomes';
import type { Site } from '../support/Site';

interface State {
  readonly email: 'free' | 'own' | 'ofPlayer';
  readonly isNameTaken: boolean;
  /** Owner of the key, if the registration has one. */
  readonly key: 'none' | 'unknown' | 'ofGhost' | 'ofUnconfirmed';
  readonly isRecruiterKnown: boolean;
  readonly code: 'none' | 'used' | 'unknown' | 'malformed';
}

const states = combinationsOf<State>({
  email: ['free', 'own', 'ofPlayer'],
  isNameTaken: [false, true],
  key: ['none', 'unknown', 'ofGhost', 'ofUnconfirmed'],
  isRecruiterKnown: [true, false],
  code: ['none', 'used', 'unknown', 'malformed'],
});

/** Accounts that a registration can conflict with. */
interface Accounts {
  readonly player: { readonly email: string; readonly displayName: string };
  readonly ghostEmail: string;
  readonly keys: { readonly ofGhost: string; readonly ofUnconfirmed: string };
  readonly usedCode: string;
}

const formOf = (state: State, { player, ghostEmail, keys, usedCode }: Accounts): Registration => {
  const name = `New-${randomUUID().slice(0, 12)}`;
  const codes = { used: usedCode, unknown: randomUUID(), malformed: 'too-short' };
  return {
    displayName: state.isNameTaken ? player.displayName : name,
    firstName: 'Ada',
    lastName: 'Verne',
    email: { free: `${name}@farstead.test`, own: ghostEmail, ofPlayer: player.email }[state.email],
    password: 'kiln ferry 7 harbor',
    newsletter: false,
    language: 'en',
    ...(state.key !== 'none' && { activationKey: { ...keys, unknown: 'no-such-key' }[state.key] }),
    ...(!state.isRecruiterKnown && { recruiterId: 'Nobody-Of-This-Name' }),
    ...(state.code !== 'none' && { entitlementCode: codes[state.code] }),
  };
};

const register = (site: Site, state: State, accounts: Accounts) =>
  site.application.get(Registrations).register(formOf(state, accounts));

it('RG-04 registering has the same outcome on the fake back end and the sandbox', async () => {
  const outcomes = await compareOutcomes(
    states,
    async (site) => {
      const { backend } = site.application;
      const { email, displayName } = backend.person('backer');
      const usedCode = (await site.createCode('used')).id;
      return async (state) => {
        const ghost = backend.registerGhost(site.freshAddress());
        return register(site, state, {
          player: { email, displayName },
          ghostEmail: ghost.email,
          keys: {
            ofGhost: backend.sendEmail('activation', ghost, 'en').key,
            ofUnconfirmed: backend.sendEmail('activation', backend.person('unconfirmed'), 'en').key,
          },
          usedCode,
        });
      };
    },
    async (site) => {
      const client = new Client(await sharedSandbox());
      const player = await site.createPerson('new');
      const unconfirmed = await client.createPlayer({ status: 'unconfirmed' });
      const usedCode = (await site.createCode('used')).id;
      const keyOf = async (playerId: string): Promise<string> =>
        (await client.callControl<{ key: string }>('links', { playerId, for: 'activation' })).key;
      const ofUnconfirmed = await keyOf(unconfirmed.id);
      const createGhost = async () => {
        const { id, email } = await client.createPlayer({ status: 'ghost' });
        return { ghostEmail: email, keys: { ofGhost: await keyOf(id), ofUnconfirmed } };
      };
      let ghost = await createGhost();
      return async (state) => {
        // Resets the rate limits.
        await client.callControl('states', { state: 'the server is up' });
        const answer = await register(site, state, { player, usedCode, ...ghost });
        if (answer.ok) ghost = await createGhost();
        return answer;
      };
    },
  );
  expect(outcomes.size).toBe(9);
});

const statuses: readonly AccountStatus[] = ['unconfirmed', 'active', 'suspended', 'ghost'];

interface KeyState {
  readonly kind: 'activation' | 'reset';
  readonly status: AccountStatus;
}

const keyStates = combinationsOf<KeyState>({ kind: ['activation', 'reset'], status: statuses }).filter(
  ({ kind, status }) => kind === 'activation' || status !== 'ghost',
);

/** Looks up the owner of a key, and then uses it. */
const useKey = async ({ application }: Site, { kind }: KeyState, key: string) => {
  const resets = application.get(PasswordResets);
  const owner =
    kind === 'reset' ? await resets.find(key, 'en') : await application.get(Registrations).findEmail(key);
  const used =
    kind === 'reset'
      ? await resets.confirm(key, { password: 'kiln ferry 7 harbor', disableMFA: false }, 'en')
      : await application.get(Activations).activate(key);
  return owner.ok && used.ok
    ? used
    : { ok: false as const, error: [owner.ok || owner.error, used.ok || used.error] };
};

it('AV-01 FP-01 using the key of an account has the same outcome on the fake back end and the sandbox', async () => {
  const outcomes = await compareOutcomes(
    keyStates,
    async (site) => {
      const { backend } = site.application;
      return (state) => {
        const person = backend.register({
          email: site.freshAddress(),
          isConfirmed: state.status !== 'unconfirmed',
          isSuspended: state.status === 'suspended',
          isGhost: state.status === 'ghost',
        });
        return useKey(site, state, backend.sendEmail(state.kind, person, 'en').key);
      };
    },
    async (site) => {
      const client = new Client(await sharedSandbox());
      return async (state) => {
        const { id: playerId } = await client.createPlayer({ status: state.status });
        const link = await client.callControl<{ key: string }>('links', { playerId, for: state.kind });
        return useKey(site, state, link.key);
      };
    },
  );
  expect(outcomes.size).toBe(3);
});
