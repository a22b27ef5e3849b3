import { storeRefusals } from '#domain/linked-accounts/linkRefusals';
import { generalRefusals } from '#domain/shared/generalRefusals';
import { prefixedPaths, paths } from '#domain/navigation/paths';
import type { Sandbox } from '../context';
import { storeIdPattern } from '../outside/identities';
import {
  claimedId,
  hasValidSignature,
  openidEndpoint,
  openidNamespace,
  signInQuery,
  signedFields,
} from '../outside/openid';
import { addSeconds } from '../platform/clock';
import { refusal, type ApiError } from '../platform/errors';
import { fingerprint, randomSecret } from '../platform/random';

const loginSeconds = 1800;

const nonceSeconds = 300;

/** Query parameter that connects an assertion to its sign-in, because OpenID 2.0 has no `state`. */
const loginParameter = 'login';

const assertionError = (reason: string): ApiError => refusal(storeRefusals, 'authorization-refused', reason);

const returnPaths: readonly string[] = Object.values(prefixedPaths(paths.linked));

/** @throws ApiError 400 (1) unless the URL is the linked-accounts page */
const requireOwnReturnUrl = (returnUrl: string, rootUrl: string): void => {
  if (!returnPaths.some((path) => returnUrl === rootUrl + path)) {
    throw refusal(generalRefusals, 'malformed-request', 'The return address is not of this site.');
  }
};

/** Starts a store sign-in that only this player can complete. @returns path of the mock store page on this site */
export const beginStoreLogin = async (
  { db, clock, rootUrl }: Sandbox,
  playerId: string,
  returnUrl: string,
): Promise<string> => {
  requireOwnReturnUrl(returnUrl, rootUrl());
  const token = randomSecret();
  const now = clock.now();
  await db.deleteFrom('store_logins').where('expires_at', '<=', now).execute();
  await db
    .insertInto('store_logins')
    .values({
      token_hash: fingerprint(token),
      player_id: playerId,
      expires_at: addSeconds(now, loginSeconds),
    })
    .execute();
  return `/sandbox/steam/openid?${signInQuery(`${returnUrl}?${loginParameter}=${token}`, `${rootUrl()}/`)}`;
};

/** Consumes a sign-in. Returns true if the player started it and it was not used before. */
const consumeLogin = async ({ db, clock }: Sandbox, playerId: string, token: string): Promise<boolean> => {
  const taken = await db
    .deleteFrom('store_logins')
    .where('token_hash', '=', fingerprint(token))
    .where('player_id', '=', playerId)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  return taken.numDeletedRows === 1n;
};

/** Consumes a nonce. Returns true if it is recent and was not used before. */
const consumeNonce = async ({ db, clock }: Sandbox, nonce: string): Promise<boolean> => {
  const now = clock.now();
  const made = Date.parse(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/.exec(nonce)?.[0] ?? '');
  if (!(Math.abs(now.getTime() - made) <= nonceSeconds * 1000)) return false;
  await db
    .deleteFrom('openid_nonces')
    .where('used_at', '<', addSeconds(now, -2 * nonceSeconds))
    .execute();
  const used = await db
    .insertInto('openid_nonces')
    .values({ nonce, used_at: now })
    .onConflict((conflict) => conflict.column('nonce').doNothing())
    .executeTakeFirst();
  return used.numInsertedOrUpdatedRows === 1n;
};

/**
 * Verifies an assertion (OpenID Authentication 2.0 §11), and checks that the player started the sign-in.
 * @throws ApiError 400 (1, 183)
 */
export const verifyStoreAssertion = async (
  sandbox: Sandbox,
  playerId: string,
  returnUrl: string,
  assertion: string,
): Promise<string> => {
  const rootUrl = sandbox.rootUrl();
  requireOwnReturnUrl(returnUrl, rootUrl);
  const fields = new URLSearchParams(assertion);
  const field = (name: string): string => fields.get(`openid.${name}`) ?? '';
  const names = [...fields.keys()];
  if (new Set(names).size !== names.length) throw assertionError('A field is there twice.');
  if (field('ns') !== openidNamespace || field('mode') !== 'id_res')
    throw assertionError('It is no assertion.');
  const signed = field('signed').split(',');
  if (!signedFields.every((name) => signed.includes(name)))
    throw assertionError('Not all fields are signed.');
  if (field('op_endpoint') !== openidEndpoint(rootUrl)) throw assertionError('Another provider made it.');
  if (!hasValidSignature(sandbox.keys, fields)) throw assertionError('The signature is wrong.');

  const returnTo = new URL(field('return_to'), rootUrl);
  const login = returnTo.searchParams.get(loginParameter) ?? '';
  if (returnTo.href !== `${returnUrl}?${loginParameter}=${login}`)
    throw assertionError('It is for another page.');
  const steamId = field('claimed_id').slice(claimedId(rootUrl, '').length);
  const isAccount = storeIdPattern.test(steamId) && field('claimed_id') === claimedId(rootUrl, steamId);
  if (!isAccount || field('identity') !== field('claimed_id')) throw assertionError('It names no account.');
  if (!(await consumeNonce(sandbox, field('response_nonce'))))
    throw assertionError('It is old, or was used.');
  if (!(await consumeLogin(sandbox, playerId, login)))
    throw assertionError('The player did not begin this sign-in.');
  return steamId;
};
