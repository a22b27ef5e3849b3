import { pathOf } from '#domain/navigation/pagePaths';
import type { Sandbox } from '../context';
import { addSeconds } from '../platform/clock';
import { fingerprint, randomSecret } from '../platform/random';
import type { DiscordIdentity } from './identities';

export const discordClient = 'farstead';

const codeSeconds = 300;

/** The only redirect URI that an authorization accepts. */
export const discordRedirectUri = (rootUrl: string): string => `${rootUrl}${pathOf('linked', 'en-us')}`;

/** Issues an authorization code (RFC 6749 §4.1). */
export const issueDiscordCode = async (
  { db, clock }: Sandbox,
  { id, name, discriminator }: DiscordIdentity,
  redirectUri: string,
  code = randomSecret(),
): Promise<string> => {
  await db
    .insertInto('discord_codes')
    .values({
      code_hash: fingerprint(code),
      redirect_uri: redirectUri,
      discord_id: id,
      name,
      discriminator,
      expires_at: addSeconds(clock.now(), codeSeconds),
    })
    .execute();
  return code;
};

/**
 * Redeems an authorization code. It must have been issued for the same redirect URI (RFC 6749 §4.1.3).
 * @returns undefined if the code is unknown, used or expired
 */
export const redeemDiscordCode = async (
  { db, clock }: Sandbox,
  code: string,
  redirectUri: string,
): Promise<DiscordIdentity | undefined> => {
  await db.deleteFrom('discord_codes').where('expires_at', '<=', clock.now()).execute();
  const redeemed = await db
    .deleteFrom('discord_codes')
    .where('code_hash', '=', fingerprint(code))
    .where('redirect_uri', '=', redirectUri)
    .returning(['discord_id', 'name', 'discriminator'])
    .executeTakeFirst();
  return redeemed && { id: redeemed.discord_id, name: redeemed.name, discriminator: redeemed.discriminator };
};
