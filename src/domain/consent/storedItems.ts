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

const item = <const Item extends StoredItem>(stored: Item): Item => stored;

/** SE-07 */
export const tokenCookie = item({
  name: 'token',
  category: 'required',
  place: 'cookie',
  seconds: 604_800,
});

/** SE-07 */
export const refreshTokenCookie = item({
  name: 'refreshToken',
  category: 'required',
  place: 'cookie',
  seconds: 604_800,
});

/** From the last sign-in (SE-06). */
export const deviceCookie = item({
  name: 'device',
  category: 'required',
  place: 'cookie',
  seconds: 7_776_000,
});

/** CC-04 */
export const consentCookie = item({
  name: 'cookie_preference',
  category: 'required',
  place: 'cookie',
  seconds: 34_128_000,
});

export const returnPathItem = item({
  name: 'lastPathName',
  category: 'required',
  place: 'session-storage',
});

export const draftItems = item({ name: 'draft:…', category: 'required', place: 'session-storage' });

export const localeItem = item({ name: 'locale', category: 'required', place: 'local-storage' });

/** The content service's own; only editors have it (CT-03). */
export const previewCookie = item({ name: 'io.prismic.preview', category: 'required', place: 'cookie' });

/** One for each message that was dismissed (SH-12). */
export const dismissedCookies = item({
  name: 'dismissed_…',
  category: 'functional',
  place: 'cookie',
  seconds: 2_678_400,
});

/** Of the analytics tag, which is told to keep them no longer than the choice that allows them lasts. */
export const analyticsCookies = item({
  name: '_ga…',
  category: 'performance',
  place: 'cookie',
  seconds: consentCookie.seconds,
});

/** Of the same tag, where targeting is agreed to. */
export const advertisementCookies = item({
  name: '_gcl_…',
  category: 'targeting',
  place: 'cookie',
  seconds: 7_776_000,
});

/** Everything that the site keeps in a browser; the cookie policy lists the same. */
export const storedItems: readonly StoredItem[] = [
  tokenCookie,
  refreshTokenCookie,
  deviceCookie,
  consentCookie,
  returnPathItem,
  draftItems,
  localeItem,
  // What links accounts, sells and warns of the end of game time comes with those pages.
  { name: 'discordState', category: 'required', place: 'cookie' },
  previewCookie,
  analyticsCookies,
  dismissedCookies,
  { name: 'accept-exp', category: 'functional', place: 'cookie', seconds: 2_678_400 },
  advertisementCookies,
  { name: 'ref', category: 'targeting', place: 'cookie', seconds: 2_678_400 },
  { name: 'siteid', category: 'targeting', place: 'cookie', seconds: 2_678_400 },
];

export const isNamed = ({ name: known }: StoredItem, name: string): boolean =>
  known.endsWith('…') ? name.startsWith(known.slice(0, -1)) : name === known;
