import { apiCalls } from '#infrastructure/http/apiCalls';
import type { Call } from '#infrastructure/http/shared/call';
import { CallSender } from '#infrastructure/http/shared/CallSender';
import { addInteraction, type Interaction } from '../support/addInteraction';
import { bearer, withExpiredToken, withEndedSession } from '../support/interactions';
import { examples } from '../support/examples';
import { exampleUpload, exampleValues } from '../support/exampleValues';
import { freshUuid, fromProviderState } from '../support/providerStateValues';
import { signedInSiteAt } from '../support/site';

const ghost = {
  kind: 'ghost',
  id: examples.playerId,
  email: examples.email,
  token: examples.accessToken,
} as const;

const requestOf = (call: Call): Interaction['request'] => {
  const { path = {}, query, body } = exampleValues(call);
  const filledIn = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''));
  return {
    method: call.method as Interaction['request']['method'],
    // The player's id is the only path parameter whose value comes from the provider state.
    path: call.path.includes('{playerId}')
      ? fromProviderState(call.path.replace('{playerId}', '${playerId}'), filledIn)
      : filledIn,
    ...(query && {
      query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
    }),
    headers: {
      ...bearer,
      ...(call.answer.schema.kind === 'file' && { Accept: call.answer.schema.type }),
      ...(call.idempotencyKey && { 'Idempotency-Key': freshUuid() }),
      ...(call.ifMatch && { 'If-Match': `"${examples.profileVersion}"` }),
    },
    ...(body !== undefined && { body }),
    ...(call.upload !== undefined && { upload: { ...exampleUpload, field: call.upload } }),
  };
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
    const outcome = await addInteraction(withEndedSession(description, requestOf(call)), send(call));
    expect(outcome).toEqual(expectedOutcome(call));
  },
);

it.each(calls.filter(({ call }) => call.as === 'buyer'))(
  'AP-02 $name rejects a ghost’s expired bearer token with code 112, and it is not renewed',
  async ({ call, description }) => {
    const values = { ...exampleValues(call), buyer: ghost };
    const outcome = await addInteraction(withExpiredToken(description, requestOf(call)), send(call, values));
    expect(outcome).toEqual(expectedOutcome(call));
  },
);
