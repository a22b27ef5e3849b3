import { randomUUID } from 'node:crypto';
import type { Static } from '@fastify/type-provider-typebox';
import type { Kysely, Selectable } from 'kysely';
import { passkeyRefusals, passkeyRemovalRefusal } from '#domain/devices/deviceRefusals';
import { recordCredentialChange } from '../coupons/credentialChanges';
import type { Sandbox } from '../context';
import { refusal } from '../platform/errors';
import type { Player, Tables } from '../platform/tables';
import { lockPlayer } from '../profile/players';
import { issueChallenge } from './challenges';
import type { AssertionOptions, CreationOptions, Passkey } from './schema';
import { siteIdOf, type VerifiedPasskey } from './verify';

/** Accepted algorithms: the COSE identifiers of EdDSA, ES256 and RS256. */
const algorithms = [-8, -7, -257];

const answerOf = (passkey: Selectable<Tables['passkeys']>): Static<typeof Passkey> => ({
  id: passkey.id,
  name: passkey.name,
  createdAt: passkey.created_at.toISOString(),
  lastUsedAt: passkey.last_used_at?.toISOString() ?? null,
});

const listPasskeys = (db: Kysely<Tables>, playerId: string): Promise<Selectable<Tables['passkeys']>[]> =>
  db.selectFrom('passkeys').selectAll().where('player_id', '=', playerId).orderBy('created_at').execute();

export const passkeysOf = async ({ db }: Sandbox, playerId: string): Promise<Static<typeof Passkey>[]> =>
  (await listPasskeys(db, playerId)).map(answerOf);

export const creationOptionsFor = async (
  sandbox: Sandbox,
  player: Player,
  rootUrl: string,
): Promise<Static<typeof CreationOptions>> => ({
  challenge: await issueChallenge(sandbox, 'register', player.id),
  site: { id: siteIdOf(rootUrl), name: 'Farstead' },
  user: {
    id: Buffer.from(player.id).toString('base64url'),
    name: player.email,
    displayName: player.display_name,
  },
  algorithms,
  known: (await listPasskeys(sandbox.db, player.id)).map(({ credential_id }) => credential_id),
});

/**
 * Allows every passkey of the site. Listing those of an email would reveal which emails belong to an account. The
 * browser finds the passkeys without a list, because the site creates only discoverable ones.
 */
export const assertionOptionsFor = async (
  sandbox: Sandbox,
  rootUrl: string,
): Promise<Static<typeof AssertionOptions>> => ({
  challenge: await issueChallenge(sandbox, 'sign-in', null),
  siteId: siteIdOf(rootUrl),
  allowed: [],
});

/** @throws ApiError 403, if the passkey was added before */
export const addPasskey = async (
  { db, clock }: Sandbox,
  playerId: string,
  name: string,
  made: VerifiedPasskey,
): Promise<Static<typeof Passkey>> => {
  const added = await db.transaction().execute(async (transaction) => {
    await lockPlayer(transaction, playerId);
    return insertPasskey(transaction, playerId, name, made, clock.now());
  });
  return answerOf(added);
};

export const insertPasskey = async (
  transaction: Kysely<Tables>,
  playerId: string,
  name: string,
  { credentialId, publicKey, counter }: VerifiedPasskey,
  now: Date,
): Promise<Selectable<Tables['passkeys']>> => {
  await recordCredentialChange(transaction, playerId, now);
  const added = await transaction
    .insertInto('passkeys')
    .values({
      id: randomUUID(),
      player_id: playerId,
      credential_id: credentialId,
      public_key: publicKey,
      counter,
      name,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!added) throw refusal(passkeyRefusals, 'passkey-refused', 'This passkey was added before.');
  return added;
};

/** @throws ApiError 404, code 152, if the player has no such passkey */
export const renamePasskey = async (
  { db }: Sandbox,
  playerId: string,
  id: string,
  name: string,
): Promise<void> => {
  const renamed = await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  if (renamed.numUpdatedRows === 0n) {
    throw refusal(passkeyRefusals, 'unknown-passkey', 'There is no such passkey.');
  }
};

/**
 * Removes a passkey.
 * @returns the name of the passkey
 * @throws ApiError 404, code 152; 409, code 153, if it is the last way to sign in
 */
export const removePasskey = ({ db, clock }: Sandbox, playerId: string, id: string): Promise<string> =>
  db.transaction().execute(async (transaction) => {
    // Locked, so that two concurrent requests cannot remove the player's last two passkeys.
    const player = await lockPlayer(transaction, playerId);
    const passkeys = await listPasskeys(transaction, playerId);
    const passkey = passkeys.find((known) => known.id === id);
    const ids = passkeys.map((known) => known.id);
    const refused = passkeyRemovalRefusal(id, ids, player.password_hash !== null);
    if (!passkey || refused) {
      throw refusal(passkeyRefusals, refused ?? 'unknown-passkey', 'The passkey cannot be removed.');
    }
    await transaction.deleteFrom('passkeys').where('id', '=', id).execute();
    await recordCredentialChange(transaction, playerId, clock.now());
    return passkey.name;
  });
