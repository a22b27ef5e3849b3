import type { Kysely } from 'kysely';
import {
  claimRefusals,
  unlinkRefusals,
  claimRefusal,
  refundPeriodEnd,
  unlinkRefusal,
} from '#domain/linked-accounts/linkRefusals';
import type { Sandbox } from '../context';
import { storePurchaseOf } from '../outside/identities';
import { refusal } from '../platform/errors';
import { deriveSecret } from '../platform/random';
import type { Player, Tables } from '../platform/tables';
import { extendGameTime, findRepeatedChange } from '../products/gameTime';
import { lockPlayer } from '../profile/players';
import { verifyStoreAssertion } from './assertions';
import { linkAccount } from './linking';

const storeOwnership = 'steam';

/** Returns the end of the store's refund period; null if there is none. */
export const refundPeriodEndOf = ({ steam_bought_at }: Player): Date | null =>
  refundPeriodEnd(steam_bought_at ?? undefined) ?? null;

const unclaimedMonthsOf = ({ steam_claimed_at, steam_months }: Player): number =>
  steam_claimed_at === null ? steam_months : 0;

export const claimRefusalOf = (player: Player, now: Date): ReturnType<typeof claimRefusal> =>
  claimRefusal(unclaimedMonthsOf(player), player.steam_bought_at ?? undefined, now);

const hashOf = ({ keys }: Pick<Sandbox, 'keys'>, steamId: string): string =>
  deriveSecret(keys.refreshKey, `store account ${steamId}`);

/** Stores the remaining months of a store account, so that unlinking does not make them claimable twice. */
const saveRemainingMonths = async (
  sandbox: Pick<Sandbox, 'keys'>,
  transaction: Kysely<Tables>,
  steamId: string,
  left: { readonly waiting_months: number; readonly bought_at: Date | null },
): Promise<void> => {
  await transaction
    .insertInto('store_accounts')
    .values({ account_hash: hashOf(sandbox, steamId), ...left })
    .onConflict((conflict) => conflict.column('account_hash').doUpdateSet(left))
    .execute();
};

/** Reads what is left of a purchase. Locks it until the transaction ends, so that no other player can link it meanwhile. */
const lockPurchase = async (
  sandbox: Sandbox,
  transaction: Kysely<Tables>,
  steamId: string,
): Promise<{ readonly owns: boolean; readonly months: number; readonly boughtAt: Date | null }> => {
  const sold = storePurchaseOf(steamId, sandbox.clock.now());
  const account_hash = hashOf(sandbox, steamId);
  await transaction
    .insertInto('store_accounts')
    .values({ account_hash, waiting_months: sold?.months ?? 0, bought_at: sold?.boughtAt ?? null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const left = await transaction
    .selectFrom('store_accounts')
    .selectAll()
    .where('account_hash', '=', account_hash)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { owns: sold !== undefined, months: left.waiting_months, boughtAt: left.bought_at };
};

/** @throws ApiError 400 (1, 183), 409 (181, 182), 429 */
export const linkStore = async (
  sandbox: Sandbox,
  player: Player,
  { returnUrl, openidAssertion }: { readonly returnUrl: string; readonly openidAssertion: string },
): Promise<string> => {
  const takeBack = sandbox.limits.consume('wrongCodesPerPlayer', player.id);
  const steamId = await verifyStoreAssertion(sandbox, player.id, returnUrl, openidAssertion);
  takeBack();
  await linkAccount(sandbox.db, player, 'steam_id', steamId, async (transaction, { ownership }) => {
    const { owns, months, boughtAt } = await lockPurchase(sandbox, transaction, steamId);
    const others = ownership.filter((name) => name !== storeOwnership);
    return {
      steam_id: steamId,
      steam_months: months,
      steam_claimed_at: null,
      steam_bought_at: boughtAt,
      steam_linked_at: sandbox.clock.now(),
      ownership: owns ? [...others, storeOwnership] : others,
    };
  });
  return steamId;
};

/**
 * Unlinks the store account. The player keeps the claimed game time; unclaimed months remain with the store account.
 * @returns the id of the unlinked account; undefined if none was linked
 * @throws ApiError 409 (185) if the player has no other way to sign in
 */
export const unlinkStore = (sandbox: Sandbox, { id }: Player): Promise<string | undefined> =>
  sandbox.db.transaction().execute(async (transaction) => {
    const player = await lockPlayer(transaction, id);
    if (player.steam_id === null) return undefined;
    const refused = unlinkRefusal(player.password_hash !== null, await hasPasskey(transaction, id));
    if (refused) throw refusal(unlinkRefusals, refused, 'The store account is the only way in.');
    await releaseStore(sandbox, transaction, player);
    return player.steam_id;
  });

/** Unlinks the store account of a locked player. */
export const releaseStore = async (
  sandbox: Pick<Sandbox, 'keys'>,
  transaction: Kysely<Tables>,
  player: Player,
): Promise<void> => {
  if (player.steam_id === null) return;
  await saveRemainingMonths(sandbox, transaction, player.steam_id, {
    waiting_months: unclaimedMonthsOf(player),
    bought_at: player.steam_bought_at,
  });
  await transaction
    .updateTable('players')
    .set({
      steam_id: null,
      steam_months: 0,
      steam_claimed_at: null,
      steam_bought_at: null,
      steam_linked_at: null,
      ownership: player.ownership.filter((name) => name !== storeOwnership),
    })
    .where('id', '=', player.id)
    .execute();
};

const hasPasskey = async (transaction: Kysely<Tables>, playerId: string): Promise<boolean> =>
  (await transaction
    .selectFrom('passkeys')
    .select('id')
    .where('player_id', '=', playerId)
    .executeTakeFirst()) !== undefined;

/** A repeated request changes nothing. @returns the new end of the game time. @throws ApiError 409 (184, 205) */
export const claimStoreMonths = (
  sandbox: Sandbox,
  { id }: Player,
  requestHash: string | undefined,
): Promise<Date> =>
  sandbox.db.transaction().execute(async (transaction) => {
    const now = sandbox.clock.now();
    const player = await lockPlayer(transaction, id);
    const repeated = await findRepeatedChange(transaction, requestHash);
    if (repeated) return repeated;
    const refused = claimRefusalOf(player, now);
    if (refused) throw refusal(claimRefusals, refused, 'There is no game time to claim yet.');
    await transaction.updateTable('players').set({ steam_claimed_at: now }).where('id', '=', id).execute();
    if (player.steam_id !== null) {
      await saveRemainingMonths(sandbox, transaction, player.steam_id, {
        waiting_months: 0,
        bought_at: player.steam_bought_at,
      });
    }
    const grant = { months: player.steam_months, source: 'steam', now, requestHash } as const;
    return (await extendGameTime(transaction, id, grant)).end;
  });
