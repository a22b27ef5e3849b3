import { describedCalls } from '../../../src/infrastructure/http/describedCalls';
import type { Call } from '../../../src/infrastructure/http/shared/call';
import { CallSender } from '../../../src/infrastructure/http/shared/CallSender';
import { agree, type Agreement } from '../support/agree';
import { bearer, expired, signedOut } from '../support/agreements';
import { examples } from '../support/examples';
import { exampleUpload, exampleValues } from '../support/exampleValues';
import { freshUuid, provided } from '../support/matching';
import { siteOfPlayerAt } from '../support/site';

const ghost = {
  kind: 'ghost',
  id: examples.playerId,
  email: examples.email,
  token: examples.accessToken,
} as const;

const requestOf = (call: Call): Agreement['request'] => {
  const { path = {}, query, body } = exampleValues(call);
  const filledIn = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''));
  return {
    method: call.method as Agreement['request']['method'],
    // The player's id is the only path parameter that the provider state supplies.
    path: call.path.includes('{playerId}')
      ? provided(call.path.replace('{playerId}', '${playerId}'), filledIn)
      : filledIn,
    ...(query && {
      query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
    }),
    headers: {
      ...bearer,
      ...(call.answer.form.kind === 'file' && { Accept: call.answer.form.type }),
      ...(call.idempotencyKey && { 'Idempotency-Key': freshUuid() }),
      ...(call.ifMatch && { 'If-Match': `"${examples.profileVersion}"` }),
    },
    ...(body !== undefined && { body }),
    ...(call.upload !== undefined && { upload: { ...exampleUpload, field: call.upload } }),
  };
};

/** Method and path, plus the name of the call if several calls share them. */
const addressOf = (name: string, { method, path }: Call): string => {
  const alike = describedCalls.filter(([, other]) => other.method === method && other.path === path);
  return alike.length > 1 ? `${method} ${path} (${name})` : `${method} ${path}`;
};

/** All calls that send a player's bearer token. */
const calls = describedCalls
  .filter(([, { as }]) => as === 'player' || as === 'buyer')
  .map(([name, call]) => ({ name, call, asking: `${addressOf(name, call)} by a ${call.as}` }));

const send =
  (call: Call, values = exampleValues(call)) =>
  (url: string) =>
    siteOfPlayerAt(url).get(CallSender).send<Call>(call, values);

const refusedTo = ({ swallow }: Call): unknown =>
  swallow ? swallow.into : { ok: false, error: { kind: 'signed-out' } };

it.each(calls)(
  'AP-02 $name is refused with code 112 when the bearer has expired, and the session ends',
  async ({ call, asking }) => {
    const outcome = await agree(signedOut(asking, requestOf(call)), send(call));
    expect(outcome).toEqual(refusedTo(call));
  },
);

it.each(calls.filter(({ call }) => call.as === 'buyer'))(
  'AP-02 $name is refused with code 112 when a ghost’s bearer has expired, which is not renewed',
  async ({ call, asking }) => {
    const values = { ...exampleValues(call), buyer: ghost };
    const outcome = await agree(expired(asking, requestOf(call)), send(call, values));
    expect(outcome).toEqual(refusedTo(call));
  },
);
