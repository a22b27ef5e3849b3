import type { ConsentCategory } from './ConsentChoices';

export interface StoredItem {
  /** A name that ends in `…` is a prefix shared by several items. */
  readonly name: string;
  readonly category: ConsentCategory;
  readonly storage: 'cookie' | 'local-storage' | 'session-storage';
  /** Lifetime in seconds; if absent, the browser keeps the item for as long as this kind of storage lasts. */
  readonly maxAgeSeconds?: number;
  /** Format of the site's own values. Another site on a parent domain may set a cookie with the same name. */
  readonly pattern?: RegExp;
}

export type PrefixItem = StoredItem & { readonly name: `${string}…` };

export const tokenCookie = {
  name: 'token',
  category: 'required',
  storage: 'cookie',
  maxAgeSeconds: 604_800,
  pattern: /^[\w-]+\.[\w-]+\.[\w-]+$/,
} as const satisfies StoredItem;

export const refreshTokenCookie = {
  name: 'refreshToken',
  category: 'required',
  storage: 'cookie',
  maxAgeSeconds: 604_800,
} as const satisfies StoredItem;

/** Refresh tokens of sessions that the player has signed out of, until the server has ended them (SE-07). */
export const endingSessionsItem = {
  name: 'endingSessions',
  category: 'required',
  storage: 'local-storage',
} as const satisfies StoredItem;

/** Identifies the device. Each sign-in renews it (SE-06). */
export const deviceCookie = {
  name: 'device',
  category: 'required',
  storage: 'cookie',
  maxAgeSeconds: 7_776_000,
  pattern: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/,
} as const satisfies StoredItem;

export const consentCookie = {
  name: 'cookie_preference',
  category: 'required',
  storage: 'cookie',
  maxAgeSeconds: 34_128_000,
  pattern: /^\{/,
} as const satisfies StoredItem;

export const returnPathItem = {
  name: 'lastPathName',
  category: 'required',
  storage: 'session-storage',
} as const satisfies StoredItem;

/** Scroll position and list length of each page in the tab's history (NE-01, ME-02). */
export const historyEntryItems = {
  name: 'entry_…',
  category: 'required',
  storage: 'session-storage',
} as const satisfies StoredItem;

/** Game-time code from a sign-up link. The cookie expires together with the link in the confirmation email. */
export const gameTimeCodeCookie = {
  name: 'gameTimeCode',
  category: 'required',
  storage: 'cookie',
  maxAgeSeconds: 172_800,
} as const satisfies StoredItem;

/**
 * Display name that was registered in this browser and is not activated yet. In this browser, its activation link needs
 * no click (AV-01).
 */
export const registrationItem = {
  name: 'registration',
  category: 'required',
  storage: 'local-storage',
} as const satisfies StoredItem;

export const draftItems = {
  name: 'draft:…',
  category: 'required',
  storage: 'session-storage',
} as const satisfies StoredItem;

/** Input of a page whose document is loaded again, except passwords. The next document removes it. */
export const carriedInputItem = {
  name: 'carriedInput',
  category: 'required',
  storage: 'session-storage',
} as const satisfies StoredItem;

/** One item per file that a release has replaced, so that the document is loaded again only once. */
export const replacedFileItems = {
  name: 'replaced_…',
  category: 'required',
  storage: 'session-storage',
} as const satisfies StoredItem;

/** Marks that files in IndexedDB, under the same name, were chosen but not uploaded yet (UP-01). */
export const unsentFilesItem = {
  name: 'unsentFiles',
  category: 'required',
  storage: 'local-storage',
} as const satisfies StoredItem;

export const closedReminderItems = {
  name: 'reminded_…',
  category: 'required',
  storage: 'session-storage',
} as const satisfies StoredItem;

/** One item per alert that was closed without consent to functional cookies (SH-12). */
export const closedAlertItems = {
  name: 'closed_…',
  category: 'required',
  storage: 'session-storage',
} as const satisfies StoredItem;

/** Records that the player has entered the contest, because the API does not provide it (CO-01). */
export const contestEntryItem = {
  name: 'contestEntry',
  category: 'required',
  storage: 'session-storage',
} as const satisfies StoredItem;

export const localeItem = {
  name: 'locale',
  category: 'required',
  storage: 'local-storage',
} as const satisfies StoredItem;

/** Records that the visitor has stopped everything that moves by itself. */
export const motionItem = {
  name: 'motion',
  category: 'required',
  storage: 'local-storage',
} as const satisfies StoredItem;

/** The current purchase, shared by all tabs (CF-01). */
export const purchaseItem = {
  name: 'purchase',
  category: 'required',
  storage: 'local-storage',
  maxAgeSeconds: 86_400,
} as const satisfies StoredItem;

/** Last reported status of the services. It is the fallback if the API is unavailable (SS-01). */
export const serverStatusItem = {
  name: 'serverStatus',
  category: 'required',
  storage: 'local-storage',
} as const satisfies StoredItem;

/** OAuth state of the most recent attempt to link Discord (LK-01). */
export const discordStateCookie = {
  name: 'discordState',
  category: 'required',
  storage: 'cookie',
} as const satisfies StoredItem;

/** The content service defines the name. Only editors have this cookie (CT-03). */
export const previewCookie = {
  name: 'io.prismic.preview',
  category: 'required',
  storage: 'cookie',
} as const satisfies StoredItem;

/** One cookie per dismissed message (SH-12) and per dismissed reminder (SH-16, SH-17). */
export const dismissedCookies = {
  name: 'dismissed_…',
  category: 'functional',
  storage: 'cookie',
  maxAgeSeconds: 2_678_400,
} as const satisfies StoredItem;

/** Records that the player dismissed the notice about the end of a subscription (AC-02). */
export const dismissedExpiryCookie = {
  name: 'accept-exp',
  category: 'functional',
  storage: 'cookie',
  maxAgeSeconds: 2_678_400,
} as const satisfies StoredItem;

/** Cookies of the analytics tag. The tag renews them for as long as the visitor consents. */
export const analyticsCookies = {
  name: '_ga…',
  category: 'performance',
  storage: 'cookie',
  maxAgeSeconds: consentCookie.maxAgeSeconds,
} as const satisfies StoredItem;

/** One cookie per order that was reported to the tag (TY-02). */
export const countedOrderCookies = {
  name: 'counted_…',
  category: 'performance',
  storage: 'cookie',
  maxAgeSeconds: 2_678_400,
} as const satisfies StoredItem;

const advertisementCookies = {
  name: '_gcl_…',
  category: 'targeting',
  storage: 'cookie',
  maxAgeSeconds: 7_776_000,
} as const satisfies StoredItem;

/** Referrer from the link that the visitor followed. Both referrer cookies are set, or neither is (BU-06). */
export const referrerCookie = {
  name: 'ref',
  category: 'targeting',
  storage: 'cookie',
  maxAgeSeconds: 2_678_400,
} as const satisfies StoredItem;

export const referrerSiteCookie = { ...referrerCookie, name: 'siteid' } as const satisfies StoredItem;

/** Every item that the site stores in a browser. The cookie policy lists the same items. */
export const storedItems: readonly StoredItem[] = [
  tokenCookie,
  refreshTokenCookie,
  endingSessionsItem,
  deviceCookie,
  consentCookie,
  returnPathItem,
  historyEntryItems,
  gameTimeCodeCookie,
  registrationItem,
  draftItems,
  carriedInputItem,
  replacedFileItems,
  unsentFilesItem,
  closedReminderItems,
  closedAlertItems,
  contestEntryItem,
  localeItem,
  motionItem,
  purchaseItem,
  serverStatusItem,
  discordStateCookie,
  previewCookie,
  analyticsCookies,
  countedOrderCookies,
  dismissedCookies,
  dismissedExpiryCookie,
  advertisementCookies,
  referrerCookie,
  referrerSiteCookie,
];

/** Seconds after which WebKit deletes a cookie that a script wrote, regardless of its lifetime. */
const maxScriptCookieAge = 604_800;

export const outlivesScriptCookies = ({ storage, maxAgeSeconds = 0 }: StoredItem): boolean =>
  storage === 'cookie' && maxAgeSeconds > maxScriptCookieAge;

export const matchesName = ({ name: known }: StoredItem, name: string): boolean =>
  known.endsWith('…') ? name.startsWith(known.slice(0, -1)) : name === known;

export const prefixOf = ({ name }: PrefixItem): string => name.slice(0, -1);

/** Returns the item with this name, as stored under the common prefix. Cookie names are encoded. */
export const prefixedItem = (items: PrefixItem, name: string): StoredItem => ({
  ...items,
  name: prefixOf(items) + (items.storage === 'cookie' ? encodeURIComponent(name) : name),
});
