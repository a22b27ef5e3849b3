import type { Static } from '@fastify/type-provider-typebox';
import type * as WebAuthn from '@simplewebauthn/server';
import { passkeyRefusals } from '#domain/devices/deviceRefusals';
import type { Sandbox } from '../context';
import { refusal, type ApiError } from '../platform/errors';
import type { Player } from '../platform/tables';
import { findPlayer } from '../profile/players';
import { consumeChallenge } from './challenges';
import type { Assertion, NewPasskey } from './schema';

/**
 * Whether the browser signed on a page that another site has embedded.
 * @param clientData JSON as base64url
 */
const isEmbedded = (clientData: string): boolean => {
  try {
    const client: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString());
    const { crossOrigin, topOrigin } = client as Readonly<Record<string, unknown>>;
    return (crossOrigin !== undefined && crossOrigin !== false) || topOrigin !== undefined;
  } catch {
    return true;
  }
};

/** Loads the library only when it is first needed. */
const loadWebAuthn = (): Promise<typeof WebAuthn> => import('@simplewebauthn/server');

export const siteIdOf = (rootUrl: string): string => new URL(rootUrl).hostname;

const passkeyRefusedError = (): ApiError =>
  refusal(
    passkeyRefusals,
    'passkey-refused',
    'The passkey is unknown, of another site, or signed something else.',
  );

export interface VerifiedPasskey {
  readonly credentialId: string;
  /** Base64url. */
  readonly publicKey: string;
  readonly counter: number;
}

/** @throws ApiError 400, code 154, unless the browser has just created the passkey for this player on this site */
export const verifyNewPasskey = async (
  sandbox: Sandbox,
  playerId: string,
  { credentialId, clientData, attestation }: Static<typeof NewPasskey>,
  rootUrl: string,
): Promise<VerifiedPasskey> => {
  if (isEmbedded(clientData)) throw passkeyRefusedError();
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: {
      id: credentialId,
      rawId: credentialId,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON: clientData, attestationObject: attestation },
    },
    expectedChallenge: (challenge) => consumeChallenge(sandbox, challenge, 'register', playerId),
    expectedOrigin: new URL(rootUrl).origin,
    expectedRPID: siteIdOf(rootUrl),
    requireUserVerification: true,
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) throw passkeyRefusedError();
  const { id, publicKey, counter } = registrationInfo.credential;
  return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
};

/**
 * Verifies a sign-in challenge that a passkey has signed. Returns the owner of the passkey and records its use.
 * @throws ApiError 400, code 154, unless the passkey is registered and has signed for this site
 */
export const verifyAssertion = async (
  sandbox: Sandbox,
  { credentialId, clientData, authenticatorData, signature }: Static<typeof Assertion>,
  rootUrl: string,
): Promise<Player> => {
  if (isEmbedded(clientData)) throw passkeyRefusedError();
  const { db, clock } = sandbox;
  const passkey = await db
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
  if (!passkey) throw passkeyRefusedError();
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      id: credentialId,
      rawId: credentialId,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON: clientData, authenticatorData, signature },
    },
    expectedChallenge: (challenge) => consumeChallenge(sandbox, challenge, 'sign-in', null),
    expectedOrigin: new URL(rootUrl).origin,
    expectedRPID: siteIdOf(rootUrl),
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
    },
    requireUserVerification: true,
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  const player = await findPlayer(db, passkey.player_id);
  if (!verified || !authenticationInfo || !player) throw passkeyRefusedError();
  const used = await db
    .updateTable('passkeys')
    .set({ counter: authenticationInfo.newCounter, last_used_at: clock.now() })
    .where('id', '=', passkey.id)
    .executeTakeFirst();
  // A recovery of the account may have removed the passkey in the meantime.
  if (used.numUpdatedRows === 0n) throw passkeyRefusedError();
  return player;
};

/** @throws ApiError 400, code 154, like `verifyAssertion`, and if the passkey belongs to another player */
export const requirePasskeyOf = async (
  sandbox: Sandbox,
  { id }: Player,
  assertion: Static<typeof Assertion>,
  rootUrl: string,
): Promise<void> => {
  const owner = await verifyAssertion(sandbox, assertion, rootUrl);
  if (owner.id !== id) throw passkeyRefusedError();
};
