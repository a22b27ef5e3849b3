import { apiCalls } from '#infrastructure/http/apiCalls';
import type { Call } from '#infrastructure/http/shared/call';
import { CallSender } from '#infrastructure/http/shared/CallSender';
import { addInteraction, type Interaction } from '../support/addInteraction';
import { withExpiredToken, withEndedSession } from '../support/interactions';
import { examples } from '../support/examples';
import { exampleUpload, exampleValues } from '../support/exampleValues';
import { supplied } from '../support/providerStateValues';
import { requestOf } from '../support/requestOf';
import { signedInSiteAt } from '../support/site';

const ghost = {
  kind: 'ghost',
  id: examples.playerId,
  email: examples.email,
  token: examples.accessToken,
} as const;

const agreedRequest = (call: Call): Interaction['request'] => {
  const { path, query, body } = exampleValues(call);
  return requestOf(call, {
    // The player's id is the only path parameter whose value comes from the provider state.
    path: { ...path, ...(path?.playerId !== undefined && { playerId: supplied('playerId') }) },
    ...(query && { query }),
    body,
    ...(call.ifMatch && { ifMatch: `"${examples.profileVersion}"` }),
    upload: exampleUpload,
  });
};

/** Returns the method and path, plus the name of the call if several calls have the same method and path. */
const addressOf = (name: string, { method, path }: Call): string => {
  const alike = apiCalls.filter(([, other]) => other.method === method && other.path === path);
  return alike.length > 1 ? `${method} ${path} (${name})` : `${method} ${path}`;
};

/** All calls that send a player's bearer token. */
const calls = apiCalls
  .filter(([, { as }]) => as === 'player' || as === 'buyer')
  .map(([name, call]) => ({ name, call, description: `${addressOf(name, call)} by a ${call.as}` }));

const send =
  (call: Call, values = exampleValues(call)) =>
  (url: string) =>
    signedInSiteAt(url).get(CallSender).send<Call>(call, values);

const expectedOutcome = ({ fallback }: Call): unknown =>
  fallback ? fallback.into : { ok: false, error: { kind: 'signed-out' } };

it.each(calls)(
  'AP-02 $name rejects an expired bearer token with code 112, and the session ends',
  async ({ call, description }) => {
    const outcome = await addInteraction(withEndedSession(description, agreedRequest(call)), send(call));
    expect(outcome).toEqual(expectedOutcome(call));
  },
);

it.each(calls.filter(({ call }) => call.as === 'buyer'))(
  'AP-02 $name rejects a ghost’s expired bearer token with code 112, and it is not renewed',
  async ({ call, description }) => {
    const values = { ...exampleValues(call), buyer: ghost };
    const outcome = await addInteraction(
      withExpiredToken(description, agreedRequest(call)),
      send(call, values),
    );
    expect(outcome).toEqual(expectedOutcome(call));
  },
);
