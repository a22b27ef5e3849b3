export interface DiscordAccount {
  readonly name: string;
  /** Four digits; "0" or empty for current Discord names. */
  readonly discriminator: string;
}

export interface StoreAccount {
  readonly id: string;
}

/** A player's external accounts; absent unless linked. */
export interface LinkedAccounts {
  readonly discord?: DiscordAccount;
  readonly store?: StoreAccount;
}

/** Omits an empty discriminator (LK-01, D-22). */
export const discordLabel = ({ name, discriminator }: DiscordAccount): string =>
  discriminator === '' || discriminator === '0' ? name : `${name}#${discriminator}`;

interface AccountFields {
  readonly discordName?: string | null | undefined;
  readonly discordDiscriminator?: string | null | undefined;
  readonly steamId?: string | null | undefined;
}

/** An empty name means that no account is linked. */
export const linkedAccountsOf = ({
  discordName,
  discordDiscriminator,
  steamId,
}: AccountFields): LinkedAccounts => ({
  ...(discordName && { discord: { name: discordName, discriminator: discordDiscriminator ?? '' } }),
  ...(steamId && { store: { id: steamId } }),
});
