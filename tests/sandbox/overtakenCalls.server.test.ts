import { callNameOf } from '#contracts/mutations/invalidResponses';
import { readPact } from '#contracts/mutations/pact';
import { prepare, sendRequest } from '#contracts/mutations/validResponses';
import { apiCalls } from '#infrastructure/http/apiCalls';
import { createData } from '../run/databases';
import { DatabaseLocks } from './DatabaseLocks';
import { claimsOf } from './forge';
import { startSandbox, type StartedSandbox } from './startSandbox';

/**
 * Calls that may complete while a recovery is about to end their session. They set up nothing that an attacker could use
 * afterwards, and change nothing that the owner cannot change back. Buyers pay for their orders on the payment page.
 */
const harmless = [
  'payOrder',
  'dropOrder',
  'startPayment',
  'changePlayerWaiver',
  'changeOrganizationWaiver',
  'saveAcquisition',
  'enterContest',
  'endSession',
  'endOtherSessions',
  'proveIdentity',
  'requestPasskey',
  'renamePasskey',
  'updateLanguage',
  'changeMailingRecord',
  'inviteFriend',
  'chooseBackerRewards',
  'zipPictures',
];

/** A GET that nevertheless writes: its secret becomes the second factor. */
const beginTwoFactor = 'beginTwoFactor';

const callsOfPlayers = apiCalls
  .filter(
    ([name, { as, method, isQuery }]) =>
      name === beginTwoFactor || (['player', 'buyer'].includes(as) && method !== 'GET' && !isQuery),
  )
  .map(([name]) => name);

const successes = readPact().interactions.filter(
  ({ response, providerStates }) =>
    response.status < 300 &&
    !providerStates.some(({ name }) => name.includes('ghost') || name.includes('without an account')),
);

const lockPlayer = 'select from players where id = $1 for update';
const endSessions = 'update refresh_families set revoked_at = now() where player_id = $1';

let sandbox: StartedSandbox;
let locks: DatabaseLocks;

beforeAll(async () => {
  const data = await createData();
  sandbox = await startSandbox({ RATE_LIMITS: 'off' }, data);
  locks = await DatabaseLocks.open(data.DATABASE_URL);
});

afterAll(async () => {
  await locks.close();
  await sandbox.stop();
});

/** Sends a call that a recovery of the account overtakes, and returns the status of its response. */
const statusAfterRecovery = async (name: string): Promise<number> => {
  const recorded = successes.find((interaction) => callNameOf(interaction) === name);
  if (!recorded) throw new Error(`The pact has no success of ${name}.`);
  const interaction = await prepare(`${sandbox.url}/sandbox/states`, recorded);
  const token = String(interaction.request.headers?.Authorization).replace('Bearer ', '');
  const playerId = String(claimsOf(token).sub);
  await locks.hold(lockPlayer, [playerId]);
  let isAnswered = false;
  const response = sendRequest(sandbox.url, interaction).finally(() => (isAnswered = true));
  await locks.untilWaiting(1, () => isAnswered);
  await locks.release(endSessions, [playerId]);
  return (await response).status;
};

it.each(callsOfPlayers.filter((name) => !harmless.includes(name)))(
  '%s changes nothing if a recovery ends its session while it runs',
  async (name) => {
    expect(await statusAfterRecovery(name)).toBe(401);
  },
);

it.each(harmless)('%s completes although a recovery ends its session while it runs', async (name) => {
  expect(await statusAfterRecovery(name)).toBeLessThan(300);
});
