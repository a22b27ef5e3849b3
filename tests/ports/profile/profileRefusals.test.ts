import { randomUUID } from 'node:crypto';
import { EmailChanges } from '#application/profile/EmailChanges';
import { Profiles } from '#application/profile/Profiles';
import { Players } from '#application/session/Players';
import { editRefusals, fieldRefusals } from '#domain/profile/profileRefusals';
import { Client } from '../../sandbox/client';
import { sharedSandbox } from '../../sandbox/sharedSandboxes';
import { combinationsOf } from '../support/combinationsOf';
import { compareOutcomes, expectSameOutcomes, type CallInState } from '../support/expectSameOutcomes';
import { openFakeSite } from '../support/openFakeSite';
import { signInAs, type Person, type Site } from '../support/Site';
import { startEditing } from './startEditing';

interface EditState {
  readonly isRightPassword: boolean;
  readonly isOutdated: boolean;
  readonly name: 'free' | 'taken';
  readonly email: 'unchanged' | 'own' | 'taken' | 'reserved';
  readonly isPending: boolean;
}

const edits = combinationsOf<EditState>({
  isRightPassword: [true, false],
  isOutdated: [false, true],
  name: ['free', 'taken'],
  email: ['unchanged', 'own', 'taken', 'reserved'],
  isPending: [false, true],
}).filter(({ isRightPassword, isPending }) => isRightPassword || !isPending);

/** Another player, and an address that this player can restore. */
interface Other {
  readonly person: Person;
  readonly reserved: string;
}

/** Moves another player to a new address, so that the previous one is reserved. */
const moveOther = async (site: Site): Promise<Other> => {
  const editing = await startEditing({ ...site, createPerson: () => site.createPerson('backer') });
  const email = site.freshAddress();
  await editing.edit({ email });
  await site.application.get(EmailChanges).confirm(await site.newestEmailKey(email), 'en');
  return { person: { ...editing.person, email }, reserved: editing.person.email };
};

const edit = async (site: Site, state: EditState, person: Person, other: Other) => {
  const { application } = site;
  const free = `Free-${randomUUID().slice(0, 8)}`;
  const addresses = {
    own: person.email.toUpperCase(),
    taken: other.person.email,
    reserved: other.reserved,
  };
  const found = await application.get(Players).findProfile(person.id);
  const version = found.ok ? found.value.version : undefined;
  const names = { free, taken: other.person.displayName.toUpperCase() };
  const displayName = { field: 'displayName', value: names[state.name] } as const;
  return application.get(Profiles).edit(
    {
      changes:
        state.email === 'unchanged'
          ? [displayName]
          : [displayName, { field: 'email', value: addresses[state.email] }],
      currentPassword: state.isRightPassword ? person.password : 'wrong-password',
      version: state.isOutdated ? 'outdated' : version,
    },
    'en',
  );
};

it('PF-01 PF-02 editing the profile has the same outcome on the fake back end and the sandbox', async () => {
  await expectSameOutcomes(
    { ...editRefusals, ...fieldRefusals },
    edits,
    async (site) => {
      const other = await moveOther(site);
      const person = await signInAs(site, 'new');
      return (state) => {
        const pending = { pendingEmail: 'pending@farstead.test', pendingUntil: '2999-01-01T00:00:00.000Z' };
        const none = { pendingEmail: undefined, pendingUntil: undefined };
        const { id, email, displayName } = person;
        const stored = site.application.backend.find((known) => known.id === id);
        Object.assign(stored ?? {}, { email, displayName, ...(state.isPending ? pending : none) });
        return edit(site, state, person, other);
      };
    },
    async (site) => {
      const client = new Client(await sharedSandbox());
      const other = await moveOther(site);
      const createPlayer = (isPending: boolean) =>
        client.createPlayer(isPending ? { pendingEmail: `${randomUUID()}@farstead.test` } : {});
      const players = { true: await createPlayer(true), false: await createPlayer(false) };
      return async (state) => {
        // Resets the rate limit of emails to the taken address.
        await client.callControl('states', { state: 'the server is up' });
        const player = players[`${state.isPending}`];
        site.application.tokens.write({ token: player.accessToken, refreshToken: player.refreshToken });
        const answer = await edit(site, state, { ...player, displayName: '', otp: '' }, other);
        if (answer.ok) players[`${state.isPending}`] = await createPlayer(state.isPending);
        return answer;
      };
    },
  );
});

interface KeyState {
  readonly purpose: 'confirm' | 'undo' | 'check';
  readonly key: 'valid' | 'used' | 'replaced' | 'unknown' | 'ofOther';
  readonly isTaken: boolean;
}

const keys = combinationsOf<KeyState>({
  purpose: ['confirm', 'undo', 'check'],
  key: ['valid', 'used', 'replaced', 'unknown', 'ofOther'],
  isTaken: [false, true],
}).filter(({ purpose, key, isTaken }) => {
  if (purpose === 'confirm') return !(isTaken && key === 'used');
  // An address that can be restored is reserved.
  return !isTaken && (key === 'valid' || key === 'used' || key === 'unknown');
});

/** Changes the email of a player up to the state, and uses the key twice, to show whether a refusal used it. */
const useKey = (site: Site): CallInState<KeyState> => {
  const changes = site.application.get(EmailChanges);
  const requested = async (email: string, who: 'new' | 'backer' = 'new') => {
    const editing = await startEditing({ ...site, createPerson: () => site.createPerson(who) });
    await editing.edit({ email });
    return { ...editing, key: await site.newestEmailKey(email) };
  };
  const use = (purpose: KeyState['purpose'], key: string) => {
    if (purpose === 'check') return changes.checkUndo(key);
    return purpose === 'undo' ? changes.undo(key, 'en') : changes.confirm(key, 'en');
  };
  return async ({ purpose, key, isTaken }) => {
    const email = `${randomUUID()}@farstead.test`;
    const change = await requested(email);
    const { person, edit: editAgain } = change;
    let own = change.key;
    if (purpose !== 'confirm') {
      await changes.confirm(own, 'en');
      own = await site.newestEmailKey(person.email);
    }
    if (key === 'used') await use(purpose === 'check' ? 'undo' : purpose, own);
    if (key === 'replaced') {
      await changes.withdraw();
      await editAgain({ email: `${randomUUID()}@farstead.test` });
    }
    const held = site.application.tokens.read();
    if (isTaken) {
      const taker = await requested(email, 'backer');
      await changes.confirm(taker.key, 'en');
    }
    if (key === 'ofOther') await signInAs(site, 'backer');
    else if (held) site.application.tokens.write(held);
    const used = key === 'unknown' ? 'no-such-key' : own;
    const first = await use(purpose, used);
    const second = await use(purpose, used);
    return first.ok && second.ok
      ? first
      : { ok: false, error: [first.ok || first.error, second.ok || second.error] };
  };
};

it('PF-02 using the key of an email change has the same outcome on the fake back end and the sandbox', async () => {
  const outcomes = await compareOutcomes(
    keys,
    async () => async (state) => useKey(await openFakeSite())(state),
    async (site) => async (state) => {
      const client = new Client(await sharedSandbox());
      await client.callControl('states', { state: 'the server is up' });
      return useKey(site)(state);
    },
  );
  expect(outcomes.size).toBe(6);
});
