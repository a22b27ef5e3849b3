import type { Sandbox } from '../context';
import { addSeconds } from '../platform/clock';
import { fingerprint, randomSecret } from '../platform/random';
import type { Tables } from '../platform/tables';

const lifetimeSeconds = 300;

type Store = Pick<Sandbox, 'db' | 'clock'>;
type Purpose = Tables['passkey_challenges']['purpose'];

/** @param playerId owner of the new passkey; null for a sign-in */
export const issueChallenge = async (
  { db, clock }: Store,
  purpose: Purpose,
  playerId: string | null,
): Promise<string> => {
  const challenge = randomSecret();
  const now = clock.now();
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute();
  await db
    .insertInto('passkey_challenges')
    .values({
      challenge_hash: fingerprint(challenge),
      purpose,
      player_id: playerId,
      expires_at: addSeconds(now, lifetimeSeconds),
    })
    .execute();
  return challenge;
};

/** Consumes a challenge. Returns true if it was valid and not used before. */
export const consumeChallenge = async (
  { db, clock }: Store,
  challenge: string,
  purpose: Purpose,
  playerId: string | null,
): Promise<boolean> => {
  const taken = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', fingerprint(challenge))
    .where('purpose', '=', purpose)
    .where('player_id', 'is not distinct from', playerId)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  return taken.numDeletedRows === 1n;
};
