import { createPlayer } from '../control/creation';
import type { NamedStates, StateValues } from '../states/State';
import type { StateSetup } from '../states/StateSetup';
import { wellKnownKeys } from '../states/wellKnownKeys';
import { pact } from '../wellKnown';
import { activationKeys } from './activationKeys';

const newPlayer: StateValues = { email: pact.email, password: pact.password, displayName: pact.displayName };

export const registrationStates = (setup: StateSetup): NamedStates => {
  const { sandbox } = setup;
  const { activationKey, resetKey } = wellKnownKeys(sandbox);
  return {
    'no player exists': {
      description: 'Nobody has the well-known email.',
      setUp: async () => {
        await setup.reset();
        return newPlayer;
      },
    },
    'an unconfirmed account exists': setup.player('Sign-in answers code 109; an email can be sent.', () => ({
      status: 'unconfirmed',
    })),
    'an unconfirmed account with an activation key exists': {
      description: 'The key confirms it; nobody has used it.',
      setUp: async () => {
        const values = await setup.signedInPlayer({ status: 'unconfirmed' });
        return { ...values, activationKey: await activationKey() };
      },
    },
    'a ghost account with an activation key exists': {
      description: 'It has an email and nothing else; the key lets its owner sign up.',
      setUp: async () => {
        await setup.reset();
        const { playerId: id, email } = pact;
        await createPlayer(sandbox, { id, email, traits: { status: 'ghost' } });
        return { ...newPlayer, activationKey: await activationKey() };
      },
    },
    'an activation key was used': {
      description: 'It confirmed the account of another player; nobody has the email.',
      setUp: async () => {
        await setup.reset();
        await createPlayer(sandbox, { id: pact.otherPlayerId, email: pact.otherEmail });
        const key = await activationKey(pact.otherPlayerId);
        await activationKeys.consume(sandbox.db, key, sandbox.clock.now());
        return { ...newPlayer, activationKey: key };
      },
    },
    'a display name is taken': {
      description: 'Another player has the display name; nobody has the email.',
      setUp: async () => {
        await setup.reset();
        const { otherPlayerId: id, otherEmail: email, displayName } = pact;
        await createPlayer(sandbox, { id, email, displayName });
        return newPlayer;
      },
    },
    'too many registrations were tried': {
      description: 'Registering returns 429 with code 31.',
      setUp: async () => {
        await setup.reset();
        setup.exhaustForLocalhost('registrationsPerAddress');
        return newPlayer;
      },
    },
    'registration fails': {
      description: 'POST /api/register returns 500 with code 50.',
      setUp: async () => {
        await setup.setUpFailure('/api/register', 500);
        return newPlayer;
      },
    },
    'too many keys were tried': {
      description: 'A call with an activation key or a reset key returns 429 with code 31.',
      setUp: async () => {
        const values = await setup.signedInPlayer({ status: 'unconfirmed' });
        const keys = { activationKey: await activationKey(), resetKey: await resetKey() };
        setup.exhaustForLocalhost('wrongKeysPerAddress');
        return { ...values, ...keys };
      },
    },
    'a CSRF token was issued': {
      description: 'The well-known token is valid for an hour. Comes after a state with a player, if any.',
      setUp: () => setup.csrfToken(),
    },
    'too many letters were asked for': {
      description: 'An unconfirmed account; requesting any email returns 429 with code 31.',
      setUp: async () => {
        const values = await setup.signedInPlayer({ status: 'unconfirmed' });
        sandbox.limits.exhaust('emailsPerRecipient', pact.email);
        return { ...values, ...(await setup.csrfToken()) };
      },
    },
  };
};
