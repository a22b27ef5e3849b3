import { apiCalls } from '#infrastructure/http/apiCalls';
import { embedded } from '#tests/run/databases';
import { claimsOf } from '#tests/sandbox/forge';
import { sharedSandbox } from '#tests/sandbox/sharedSandboxes';
import { callNameOf } from './invalidResponses';
import { readPact } from './pact';
import { prepare, sendRequest } from './validResponses';

/** Ghosts have no sessions. */
const callOfGhosts = 'findOrdersOfBuyer';

const callsOfPlayers = apiCalls
  .filter(([name, { as }]) => ['player', 'buyer'].includes(as) && name !== callOfGhosts)
  .map(([name]) => name);

const successes = readPact().interactions.filter(
  ({ response, providerStates }) =>
    response.status < 300 &&
    !providerStates.some(({ name }) => name.includes('ghost') || name.includes('without an account')),
);

let url: string;

beforeAll(async () => {
  url = await sharedSandbox(embedded);
});

it.each(callsOfPlayers)('%s refuses a session that was ended, although its token is valid', async (name) => {
  const recorded = successes.find((interaction) => callNameOf(interaction) === name);
  if (!recorded) throw new Error(`The pact has no success of ${name}.`);
  const interaction = await prepare(`${url}/sandbox/states`, recorded);
  const token = String(interaction.request.headers?.Authorization).replace('Bearer ', '');
  const ended = await fetch(`${url}/sandbox/players/${String(claimsOf(token).sub)}/sessions`, {
    method: 'DELETE',
  });
  expect(ended.status).toBe(204);
  expect(await sendRequest(url, interaction)).toMatchObject({ status: 401, body: { code: 112 } });
});
