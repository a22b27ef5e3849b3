import { discordRefusals } from '#domain/linked-accounts/linkRefusals';
import { discordLabel } from '#domain/linked-accounts/LinkedAccounts';
import type { Sandbox } from '../context';
import { discordRedirectUri, redeemDiscordCode } from '../outside/discordCodes';
import type { DiscordIdentity } from '../outside/identities';
import { refusal } from '../platform/errors';
import type { Player } from '../platform/tables';
import { linkAccount } from './linking';

/** @param account undefined to unlink the account */
export const discordColumns = (account: DiscordIdentity | undefined, linkedAt: Date | null = null) => ({
  discord_id: account?.id ?? null,
  discord_name: account?.name ?? null,
  discord_discriminator: account?.discriminator ?? null,
  discord_linked_at: linkedAt,
});

/**
 * Links a Discord account. Linking the same account again succeeds, so that a request can be retried.
 * @throws ApiError 400 (180), 409 (181, 182), 429
 */
export const linkDiscord = async (
  sandbox: Sandbox,
  player: Player,
  code: string,
): Promise<{ readonly account: DiscordIdentity; readonly isNew: boolean }> => {
  const takeBack = sandbox.limits.consume('wrongCodesPerPlayer', player.id);
  const account = await redeemDiscordCode(sandbox, code, discordRedirectUri(sandbox.rootUrl()));
  if (!account) {
    throw refusal(discordRefusals, 'authorization-refused', 'The code is unknown, used or expired.');
  }
  takeBack();
  const isNew = player.discord_id !== account.id;
  if (isNew) {
    await linkAccount(sandbox.db, player, 'discord_id', account.id, () =>
      discordColumns(account, sandbox.clock.now()),
    );
  }
  return { account, isNew };
};

/** @returns the name of the unlinked account; undefined if none was linked */
export const unlinkDiscord = async ({ db }: Sandbox, player: Player): Promise<string | undefined> => {
  // The session is checked only before the commit of a transaction.
  const unlinked = await db
    .transaction()
    .execute((transaction) =>
      transaction
        .updateTable('players')
        .set(discordColumns(undefined))
        .where('id', '=', player.id)
        .where('discord_id', 'is not', null)
        .executeTakeFirst(),
    );
  if (unlinked.numUpdatedRows === 0n) return undefined;
  return discordLabel({
    name: player.discord_name ?? '',
    discriminator: player.discord_discriminator ?? '',
  });
};
