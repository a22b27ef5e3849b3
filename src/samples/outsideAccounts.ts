/** What an account has bought in the store: the game two months ago, the game yesterday, or nothing. */
export const storeKinds = ['owner', 'recent', 'none'] as const;

export type StoreKind = (typeof storeKinds)[number];

/** The accounts that the stand-ins offer: names of today, and one with four digits. */
export const sampleDiscordAccounts: readonly string[] = ['mira.vance', 'OldTimer#4071', 'astra_freight'];

export const sampleStoreAccounts: Readonly<Record<StoreKind, string>> = {
  owner: 'captain_sorrel',
  recent: 'new_in_orbit',
  none: 'window_shopper',
};

const kindDigits: Readonly<Record<StoreKind, string>> = { none: '0', owner: '1', recent: '2' };

const idStart = '7656119';

/** The id of a store account says what it has bought, so that the stand-ins keep nothing. @param digits nine of them */
export const storeIdWith = (kind: StoreKind, digits: string): string => idStart + kindDigits[kind] + digits;

export const storeKindOf = (id: string): StoreKind =>
  storeKinds.find((kind) => kindDigits[kind] === id.charAt(idStart.length)) ?? 'none';

export const sampleStoreMonths = 3;

/** How many days ago the game was bought; nothing for an account that does not own it. */
export const daysSincePurchase: Readonly<Record<StoreKind, number | undefined>> = {
  owner: 60,
  recent: 1,
  none: undefined,
};
