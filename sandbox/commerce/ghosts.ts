import { randomUUID } from 'node:crypto';
import type { Static } from '@fastify/type-provider-typebox';
import type { Kysely } from 'kysely';
import { ghostRefusals, ghostRefusal } from '#domain/commerce/orderRefusals';
import { isEmail } from '#domain/shared/patterns';
import type { Sandbox } from '../context';
import { refusal, type ApiError } from '../platform/errors';
import type { Player, Tables } from '../platform/tables';
import { isReserved } from '../profile/emailChangeKeys';
import { findPlayerByEmail, newPlayerDefaults } from '../profile/players';
import { saveAcquisition } from './acquisitions';
import { OrderStatus } from './orders';
import type { NewGhost } from './schema';

/** @throws ApiError 400, code 2, if the email is missing or invalid */
export const requireEmail = (typed: string | undefined): string => {
  if (typed === undefined || typed === '') throw invalidEmailError('email_is_required');
  if (!isEmail(typed)) throw invalidEmailError('email_is_invalid');
  return typed;
};

const invalidEmailError = (key: string): ApiError =>
  refusal(ghostRefusals, 'email-invalid', 'The email is missing or malformed.', {
    errors: { email: [key] },
  });

export const ghostMessages = {
  'email-has-account': 'An account with this email exists.',
  'email-used': 'This email was already used for a purchase.',
} as const;

/**
 * Registers a buyer without an account by email, and returns a token for purchases.
 * @param address client address, for the rate limits
 * @throws ApiError 400 (2), 409 (121, 124) or 429 (31)
 */
export const registerGhost = async (
  { db, clock, limits, accessTokens }: Sandbox,
  given: Static<typeof NewGhost>,
  address: string,
): Promise<{ token: string }> => {
  const email = requireEmail(given.email);
  limits.consume('ghostsPerAddress', address);
  const now = clock.now();
  const requireFree = async (owner: Player | undefined): Promise<void> => {
    const refused = ghostRefusal(
      owner && { isGhost: owner.status === 'ghost', hasBought: await hasBought(db, owner.id) },
      await isReserved(db, email, now),
    );
    if (refused) throw refusal(ghostRefusals, refused, ghostMessages[refused]);
  };
  const known = await findPlayerByEmail(db, email);
  await requireFree(known);
  const ghost = known ?? (await makeGhost(db, email, now));
  // A concurrent request may have registered an account in the meantime.
  if (!known) await requireFree(ghost);
  await saveAcquisition(db, ghost.id, {
    cpmstar_referrer: given.acquisitionCpmstarReferrer,
    cpmstar_site_id: given.acquisitionCpmstarSiteId,
    ga_utm: given.acquisitionGaUtm,
  });
  return { token: await accessTokens.signGhost(ghost, now, randomUUID()) };
};

/** Creates the ghost. Returns the existing ghost if a concurrent request has created it for the same email. */
const makeGhost = async (db: Kysely<Tables>, email: string, now: Date): Promise<Player> => {
  const id = randomUUID();
  const made = await db
    .insertInto('players')
    .values({
      id,
      email,
      password_hash: null,
      display_name: '',
      first_name: '',
      last_name: '',
      username: '',
      community_id: `community-${id.slice(0, 8)}`,
      joined_at: now,
      referrer: '',
      privacy_policy_agreement: false,
      language: 'en',
      status: 'ghost',
      ...newPlayerDefaults,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  const ghost = made ?? (await findPlayerByEmail(db, email));
  if (!ghost) throw new Error('The ghost is neither new nor known.');
  return ghost;
};

const hasBought = async (db: Kysely<Tables>, playerId: string): Promise<boolean> =>
  (await db
    .selectFrom('orders')
    .select('id')
    .where('player_id', '=', playerId)
    .where('status', '=', OrderStatus.paid)
    .executeTakeFirst()) !== undefined;
