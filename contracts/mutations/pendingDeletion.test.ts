import { samplePassword } from '#samples/accounts';
import { apiCalls } from '#infrastructure/http/apiCalls';
import { embedded } from '#tests/run/databases';
import { sharedSandbox } from '#tests/sandbox/sharedSandboxes';
import { callNameOf } from './invalidResponses';
import { readPact } from './pact';
import { prepare, sendRequest } from './validResponses';

/** Writing calls that give players nothing lasting. The test covers every other writing call of a player. */
const others = [
  'sendBetaKey',
  'cancelBetaKey',
  'cancelSubscription',
  'dropOrder',
  'changePlayerWaiver',
  'changeOrganizationWaiver',
  'finalizeStorePayment',
  'saveAcquisition',
  'enterContest',
  'transferDacs',
  'endSession',
  'endOtherSessions',
  'proveIdentity',
  'requestPasskey',
  'addPasskey',
  'renamePasskey',
  'removePasskey',
  'updateLanguage',
  'linkDiscord',
  'unlinkDiscord',
  'linkStore',
  'unlinkStore',
  'findMailingRecord',
  'changeMailingRecord',
  'requestDeletion',
  'keepAccount',
  'editProfile',
  'confirmEmailChange',
  'withdrawEmailChange',
  'inviteFriend',
  'linkRecruiter',
  'stopReset',
  'chooseBackerRewards',
  'updatePassword',
  'enableTwoFactor',
  'disableTwoFactor',
  'makeRecoveryCodes',
  'uploadPicture',
  'uploadPart',
  'deletePicture',
  'zipPictures',
];

const giving = apiCalls
  .filter(
    ([name, { as, method }]) =>
      ['player', 'buyer'].includes(as) && method !== 'GET' && !others.includes(name),
  )
  .map(([name]) => name);

const successes = readPact().interactions.filter(
  ({ request, response, providerStates }) =>
    request.method !== 'GET' &&
    response.status < 300 &&
    !providerStates.some(({ name }) => name.includes('ghost') || name.includes('without an account')),
);

let url: string;

beforeAll(async () => {
  url = await sharedSandbox(embedded);
});

it.each(giving)('%s refuses an account that will be deleted', async (name) => {
  const recorded = successes.find((interaction) => callNameOf(interaction) === name);
  if (!recorded) throw new Error(`The pact has no success of ${name}.`);
  const interaction = await prepare(`${url}/sandbox/states`, recorded);
  const requested = await fetch(`${url}/api/me/deletion`, {
    method: 'POST',
    headers: {
      authorization: String(interaction.request.headers?.Authorization),
      'content-type': 'application/json',
    },
    body: JSON.stringify({ password: samplePassword }),
  });
  expect(requested.status).toBe(200);
  expect(await sendRequest(url, interaction)).toMatchObject({ status: 409, body: { code: 171 } });
});
