import type { ConsentCategory } from './ConsentChoices';

/** Something that is kept in the visitor's browser. */
export interface StoredItem {
  /** One that ends in `…` is the beginning of the names of several. */
  readonly name: string;
  readonly category: ConsentCategory;
  readonly place: 'cookie' | 'local-storage' | 'session-storage';
  /** How long it is kept, in seconds; without it, as long as its place lasts. */
  readonly seconds?: number;
}

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

/** From the last sign-in (SE-06). */
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

export const draftItems = {
  name: 'draft:…',
  category: 'required',
  place: 'session-storage',
} as const satisfies StoredItem;

/** One for each player: the reminders that were closed in this visit (SH-16, SH-17). */
export const remindedItems = {
  name: 'reminded_…',
  category: 'required',
  place: 'session-storage',
} as const satisfies StoredItem;

export const localeItem = {
  name: 'locale',
  category: 'required',
  place: 'local-storage',
} as const satisfies StoredItem;

/** What is being bought, for all tabs (CF-01). */
export const purchaseItem = {
  name: 'purchase',
  category: 'required',
  place: 'local-storage',
  seconds: 86_400,
} as const satisfies StoredItem;

/** As the content service's own tools name it; only editors have it (CT-03). */
export const previewCookie = {
  name: 'io.prismic.preview',
  category: 'required',
  place: 'cookie',
} as const satisfies StoredItem;

/** One for each message that was dismissed (SH-12), of a reminder for each player (SH-16, SH-17). */
export const dismissedCookies = {
  name: 'dismissed_…',
  category: 'functional',
  place: 'cookie',
  seconds: 2_678_400,
} as const satisfies StoredItem;

/** Of the analytics tag, which is told to keep them as long as the choice that allows them, and renews them. */
export const analyticsCookies = {
  name: '_ga…',
  category: 'performance',
  place: 'cookie',
  seconds: consentCookie.seconds,
} as const satisfies StoredItem;

/** One for each order that the tag was told of (TY-02). */
export const countedOrderCookies = {
  name: 'counted_…',
  category: 'performance',
  place: 'cookie',
  seconds: 2_678_400,
} as const satisfies StoredItem;

/** Of the same tag, where targeting is agreed to. */
export const advertisementCookies = {
  name: '_gcl_…',
  category: 'targeting',
  place: 'cookie',
  seconds: 7_776_000,
} as const satisfies StoredItem;

/** Of the link that a visitor followed, both or none (BU-06). */
export const referrerCookie = {
  name: 'ref',
  category: 'targeting',
  place: 'cookie',
  seconds: 2_678_400,
} as const satisfies StoredItem;

export const referrerSiteCookie = { ...referrerCookie, name: 'siteid' } as const satisfies StoredItem;

/** Everything that the site keeps in a browser; the cookie policy lists the same. */
export const storedItems: readonly StoredItem[] = [
  tokenCookie,
  refreshTokenCookie,
  deviceCookie,
  consentCookie,
  returnPathItem,
  draftItems,
  remindedItems,
  localeItem,
  purchaseItem,
  // What links accounts and warns of the end of game time comes with those pages.
  { name: 'discordState', category: 'required', place: 'cookie' },
  previewCookie,
  analyticsCookies,
  countedOrderCookies,
  dismissedCookies,
  { name: 'accept-exp', category: 'functional', place: 'cookie', seconds: 2_678_400 },
  advertisementCookies,
  referrerCookie,
  referrerSiteCookie,
];

export const isNamed = ({ name: known }: StoredItem, name: string): boolean =>
  known.endsWith('…') ? name.startsWith(known.slice(0, -1)) : name === known;
