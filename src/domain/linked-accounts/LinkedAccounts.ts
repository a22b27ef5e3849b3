export interface DiscordAccount {
  readonly name: string;
  /** Four digits; "0" or empty for Discord's current user names. */
  readonly discriminator: string;
}

export interface StoreAccount {
  readonly id: string;
}

/** The external accounts that a player has linked. An account that is not linked is absent. */
export interface LinkedAccounts {
  readonly discord?: DiscordAccount;
  readonly store?: StoreAccount;
}

/** Returns the Discord name, with the discriminator unless it is "0" or empty (LK-01, D-22). */
export const discordLabel = ({ name, discriminator }: DiscordAccount): string =>
  discriminator === '' || discriminator === '0' ? name : `${name}#${discriminator}`;

interface AccountFields {
  readonly discordName?: string | null | undefined;
  readonly discordDiscriminator?: string | null | undefined;
  readonly steamId?: string | null | undefined;
}

/** Omits accounts whose name is empty, because an empty name means that no account is linked. */
export const linkedAccountsOf = ({
  discordName,
  discordDiscriminator,
  steamId,
}: AccountFields): LinkedAccounts => ({
  ...(discordName && { discord: { name: discordName, discriminator: discordDiscriminator ?? '' } }),
  ...(steamId && { store: { id: steamId } }),
});
