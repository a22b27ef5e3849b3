import { timingSafeEqual } from 'node:crypto';
import { deriveSecret } from '../platform/random';
import type { SigningKeys } from '../session/signingKeys';

/** What opens an order: the widget it is paid in, or the store's page. */
export type Purpose = 'payment' | 'store';

const secretOf = ({ refreshKey }: SigningKeys, purpose: Purpose, orderId: string): string =>
  deriveSecret(refreshKey, `${purpose} of ${orderId}`);

/** The same one every time, so that a purchase that is sent again is answered alike; nobody else can make it. */
export const orderToken = (keys: SigningKeys, purpose: Purpose, orderId: string): string =>
  `${orderId}.${secretOf(keys, purpose, orderId)}`;

/** The order of a token; undefined for a forged one. */
export const orderOfToken = (keys: SigningKeys, purpose: Purpose, token: string): string | undefined => {
  const orderId = token.split('.', 1)[0] ?? '';
  const expected = Buffer.from(orderToken(keys, purpose, orderId));
  const given = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected) ? orderId : undefined;
};
