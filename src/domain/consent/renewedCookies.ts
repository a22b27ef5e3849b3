import { isReferrer } from '../commerce/referral';
import { isUuid } from '../shared/patterns';
import { parseChoices, serializeChoices } from './ConsentChoices';
import {
  consentCookie,
  countedOrderCookies,
  deviceCookie,
  dismissedCookies,
  dismissedExpiryCookie,
  matchesName,
  referrerCookie,
  referrerSiteCookie,
  type StoredItem,
} from './storedItems';

export interface RenewedCookie {
  readonly name: string;
  readonly value: string;
  /** Lifetime in seconds. */
  readonly maxAgeSeconds: number;
}

const isFlag = (value: string): boolean => value === '1';

/** Cookies that the web server sets again, each with a function that validates its value. */
export const renewedItems: readonly [
  StoredItem & { readonly maxAgeSeconds: number },
  (value: string) => boolean,
][] = [
  [deviceCookie, isUuid],
  [consentCookie, (value) => serializeChoices(parseChoices(value)) === value],
  [dismissedCookies, isFlag],
  [dismissedExpiryCookie, (value) => /^[\w.-]{1,100}~\d{1,16}$/.test(value)],
  [countedOrderCookies, isFlag],
  [referrerCookie, isReferrer],
  [referrerSiteCookie, isReferrer],
];

/** Characters in the output of `encodeURIComponent`. */
const encodedName = /^[\w.!~*'()%-]{1,200}$/;

/** Parses a cookie that the web server may set. Returns undefined for names and values that the site does not write. */
export const parseRenewedCookie = (body: unknown): RenewedCookie | undefined => {
  const { name, value } = (body ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof name !== 'string' || typeof value !== 'string' || !encodedName.test(name)) return undefined;
  const renewed = renewedItems.find(([item, isValid]) => matchesName(item, name) && isValid(value));
  return renewed && { name, value, maxAgeSeconds: renewed[0].maxAgeSeconds };
};
