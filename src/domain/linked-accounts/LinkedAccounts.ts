export interface DiscordAccount {
  readonly name: string;
  /** Four digits; "0" or empty for the names that Discord gives today. */
  readonly discriminator: string;
}

export interface StoreAccount {
  readonly id: string;
}

/** The outside accounts of a player; absent unless linked. */
export interface LinkedAccounts {
  readonly discord?: DiscordAccount;
  readonly store?: StoreAccount;
}

/** LK-01, D-22 */
export const discordLabel = ({ name, discriminator }: DiscordAccount): string =>
  discriminator === '' || discriminator === '0' ? name : `${name}#${discriminator}`;

interface AccountFields {
  readonly discordName?: string | null | undefined;
  readonly discordDiscriminator?: string | null | undefined;
  readonly steamId?: string | null | undefined;
}

/** An empty name is none. */
export const linkedAccountsOf = ({
  discordName,
  discordDiscriminator,
  steamId,
}: AccountFields): LinkedAccounts => ({
  ...(discordName && { discord: { name: discordName, discriminator: discordDiscriminator ?? '' } }),
  ...(steamId && { store: { id: steamId } }),
});
