/** What an account has bought in the store: the game two months ago, the game yesterday, or nothing. */
export const storeOwnerships = ['owner', 'recent', 'none'] as const;

export type StoreOwnership = (typeof storeOwnerships)[number];

/** Accounts that the mock pages offer: names in the current format, and an old name with four digits. */
export const sampleDiscordAccounts: readonly string[] = ['mira.vance', 'OldTimer#4071', 'astra_freight'];

export const sampleStoreAccounts: Readonly<Record<StoreOwnership, string>> = {
  owner: 'captain_sorrel',
  recent: 'new_in_orbit',
  none: 'window_shopper',
};

const ownershipDigits: Readonly<Record<StoreOwnership, string>> = { none: '0', owner: '1', recent: '2' };

const idStart = '7656119';

/**
 * Encodes an account's purchases in its store id, so that the mocks need no storage.
 * @param digits nine digits
 */
export const storeIdWith = (kind: StoreOwnership, digits: string): string =>
  idStart + ownershipDigits[kind] + digits;

export const storeOwnershipOf = (id: string): StoreOwnership =>
  storeOwnerships.find((kind) => ownershipDigits[kind] === id.charAt(idStart.length)) ?? 'none';

export const sampleStoreMonths = 3;

/** Days since the game was bought; undefined for an account that does not own it. */
export const daysSincePurchase: Readonly<Record<StoreOwnership, number | undefined>> = {
  owner: 60,
  recent: 1,
  none: undefined,
};
