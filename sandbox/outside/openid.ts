import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SigningKeys } from '../session/signingKeys';
import { deriveSecret, randomSecret } from '../platform/random';

export const openidNamespace = 'http://specs.openid.net/auth/2.0';

const anyIdentity = 'http://specs.openid.net/auth/2.0/identifier_select';

/** Fields that the signature of an assertion must cover (OpenID Authentication 2.0 §10.1). */
export const signedFields = [
  'op_endpoint',
  'claimed_id',
  'identity',
  'return_to',
  'response_nonce',
  'assoc_handle',
] as const;

type Keys = Pick<SigningKeys, 'refreshKey'>;

export const openidEndpoint = (rootUrl: string): string => `${rootUrl}/sandbox/steam/openid`;

/** Returns the URL that identifies a store account. */
export const claimedId = (rootUrl: string, steamId: string): string =>
  `${openidEndpoint(rootUrl)}/id/${steamId}`;

/** Creates the query of a sign-in request to the store. */
export const signInQuery = (returnTo: string, realm: string): string =>
  new URLSearchParams({
    'openid.ns': openidNamespace,
    'openid.mode': 'checkid_setup',
    'openid.return_to': returnTo,
    'openid.realm': realm,
    'openid.identity': anyIdentity,
    'openid.claimed_id': anyIdentity,
  }).toString();

const signatureOf = (keys: Keys, fields: URLSearchParams, signed: readonly string[]): string => {
  const text = signed.map((name) => `${name}:${fields.get(`openid.${name}`) ?? ''}\n`).join('');
  return createHmac('sha256', deriveSecret(keys.refreshKey, 'openid of the store'))
    .update(text)
    .digest('base64');
};

/** Creates a positive assertion (OpenID Authentication 2.0 §10.1). */
export const assertionOf = (
  keys: Keys,
  { rootUrl, steamId, returnTo, now }: { rootUrl: string; steamId: string; returnTo: string; now: Date },
): URLSearchParams => {
  const fields = new URLSearchParams({
    'openid.ns': openidNamespace,
    'openid.mode': 'id_res',
    'openid.op_endpoint': openidEndpoint(rootUrl),
    'openid.claimed_id': claimedId(rootUrl, steamId),
    'openid.identity': claimedId(rootUrl, steamId),
    'openid.return_to': returnTo,
    'openid.response_nonce': `${now.toISOString().slice(0, 19)}Z${randomSecret().slice(0, 12)}`,
    'openid.assoc_handle': '1234567890',
    'openid.signed': signedFields.join(','),
  });
  fields.set('openid.sig', signatureOf(keys, fields, signedFields));
  return fields;
};

/** Whether the store has signed the assertion. The store verifies its own signatures (§11.4.2). */
export const hasValidSignature = (keys: Keys, fields: URLSearchParams): boolean => {
  const given = Buffer.from(fields.get('openid.sig') ?? '');
  const expected = Buffer.from(signatureOf(keys, fields, (fields.get('openid.signed') ?? '').split(',')));
  return given.length === expected.length && timingSafeEqual(given, expected);
};
