import type { ConsentCategory } from './ConsentChoices';

export interface StoredItem {
  /** A name that ends in `…` is a prefix: several items have it. */
  readonly name: string;
  readonly category: ConsentCategory;
  readonly place: 'cookie' | 'local-storage' | 'session-storage';
  /** Seconds; without it, as long as the storage lasts. */
  readonly seconds?: number;
}

export type PrefixItem = StoredItem & { readonly name: `${string}…` };

/** SE-07 */
export const tokenCookie = {
  name: 'token',
  category: 'required',
  place: 'cookie',
  seconds: 604_800,
} as const satisfies StoredItem;

/** SE-07 */
export const refreshTokenCookie = {
  name: 'refreshToken',
  category: 'required',
  place: 'cookie',
  seconds: 604_800,
} as const satisfies StoredItem;

/** Renewed at each sign-in (SE-06). */
export const deviceCookie = {
  name: 'device',
  category: 'required',
  place: 'cookie',
  seconds: 7_776_000,
} as const satisfies StoredItem;

/** CC-04 */
export const consentCookie = {
  name: 'cookie_preference',
  category: 'required',
  place: 'cookie',
  seconds: 34_128_000,
} as const satisfies StoredItem;

export const returnPathItem = {
  name: 'lastPathName',
  category: 'required',
  place: 'session-storage',
} as const satisfies StoredItem;

/** Scroll position and list length of each page in the tab's history (NE-01, ME-02). */
export const entryItems = {
  name: 'entry_…',
  category: 'required',
  place: 'session-storage',
} as const satisfies StoredItem;

/** Of a sign-up link, as long as the link of the confirmation email works. */
export const gameTimeCodeCookie = {
  name: 'gameTimeCode',
  category: 'required',
  place: 'cookie',
  seconds: 172_800,
} as const satisfies StoredItem;

export const draftItems = {
  name: 'draft:…',
  category: 'required',
  place: 'session-storage',
} as const satisfies StoredItem;

/** There are files in IndexedDB, under the same name: chosen for an upload, and not arrived yet (UP-01). */
export const unsentFilesItem = {
  name: 'unsentFiles',
  category: 'required',
  place: 'local-storage',
} as const satisfies StoredItem;

export const remindedItems = {
  name: 'reminded_…',
  category: 'required',
  place: 'session-storage',
} as const satisfies StoredItem;

/** That the player has entered the contest: the API does not tell (CO-01). */
export const contestEntryItem = {
  name: 'contestEntry',
  category: 'required',
  place: 'session-storage',
} as const satisfies StoredItem;

export const localeItem = {
  name: 'locale',
  category: 'required',
  place: 'local-storage',
} as const satisfies StoredItem;

/** The current purchase, shared by all tabs (CF-01). */
export const purchaseItem = {
  name: 'purchase',
  category: 'required',
  place: 'local-storage',
  seconds: 86_400,
} as const satisfies StoredItem;

/** What the services said last, for when the API is away (SS-01). */
export const serverStatusItem = {
  name: 'serverStatus',
  category: 'required',
  place: 'local-storage',
} as const satisfies StoredItem;

/** Of the link to Discord that was begun last (LK-01). */
export const discordStateCookie = {
  name: 'discordState',
  category: 'required',
  place: 'cookie',
} as const satisfies StoredItem;

/** The content service's own name; only editors have it (CT-03). */
export const previewCookie = {
  name: 'io.prismic.preview',
  category: 'required',
  place: 'cookie',
} as const satisfies StoredItem;

/** One for each dismissed message (SH-12), and for each player's dismissed reminder (SH-16, SH-17). */
export const dismissedCookies = {
  name: 'dismissed_…',
  category: 'functional',
  place: 'cookie',
  seconds: 2_678_400,
} as const satisfies StoredItem;

/** The dismissed notice that a subscription ends (AC-02). */
export const expiryCookie = {
  name: 'accept-exp',
  category: 'functional',
  place: 'cookie',
  seconds: 2_678_400,
} as const satisfies StoredItem;

/** Cookies of the analytics tag. They last as long as the consent that allows them, and are renewed. */
export const analyticsCookies = {
  name: '_ga…',
  category: 'performance',
  place: 'cookie',
  seconds: consentCookie.seconds,
} as const satisfies StoredItem;

/** One for each order that was reported to the tag (TY-02). */
export const countedOrderCookies = {
  name: 'counted_…',
  category: 'performance',
  place: 'cookie',
  seconds: 2_678_400,
} as const satisfies StoredItem;

const advertisementCookies = {
  name: '_gcl_…',
  category: 'targeting',
  place: 'cookie',
  seconds: 7_776_000,
} as const satisfies StoredItem;

/** From the link that the visitor followed: both or none (BU-06). */
export const referrerCookie = {
  name: 'ref',
  category: 'targeting',
  place: 'cookie',
  seconds: 2_678_400,
} as const satisfies StoredItem;

export const referrerSiteCookie = { ...referrerCookie, name: 'siteid' } as const satisfies StoredItem;

/** Every item that the site stores in a browser; the cookie policy lists the same. */
export const storedItems: readonly StoredItem[] = [
  tokenCookie,
  refreshTokenCookie,
  deviceCookie,
  consentCookie,
  returnPathItem,
  entryItems,
  gameTimeCodeCookie,
  draftItems,
  unsentFilesItem,
  remindedItems,
  contestEntryItem,
  localeItem,
  purchaseItem,
  serverStatusItem,
  discordStateCookie,
  previewCookie,
  analyticsCookies,
  countedOrderCookies,
  dismissedCookies,
  expiryCookie,
  advertisementCookies,
  referrerCookie,
  referrerSiteCookie,
];

export const isNamed = ({ name: known }: StoredItem, name: string): boolean =>
  known.endsWith('…') ? name.startsWith(known.slice(0, -1)) : name === known;

export const prefixOf = ({ name }: PrefixItem): string => name.slice(0, -1);

/** One of the items with the same prefix. Names of cookies are encoded. */
export const itemNamed = (items: PrefixItem, name: string): StoredItem => ({
  ...items,
  name: prefixOf(items) + (items.place === 'cookie' ? encodeURIComponent(name) : name),
});
