import { timingSafeEqual } from 'node:crypto';
import { deriveSecret } from '../platform/random';
import type { SigningKeys } from '../session/signingKeys';

/** Page that a token opens: the payment widget or the store page. */
export type Purpose = 'payment' | 'store';

const secretOf = ({ refreshKey }: SigningKeys, purpose: Purpose, orderId: string): string =>
  deriveSecret(refreshKey, `${purpose} of ${orderId}`);

/** Creates a signed, deterministic token, so that a repeated purchase gets the same response. */
export const orderToken = (keys: SigningKeys, purpose: Purpose, orderId: string): string =>
  `${orderId}.${secretOf(keys, purpose, orderId)}`;

/** Returns the order id in a token; undefined if the token is forged. */
export const orderOfToken = (keys: SigningKeys, purpose: Purpose, token: string): string | undefined => {
  const orderId = token.split('.', 1)[0] ?? '';
  const expected = Buffer.from(orderToken(keys, purpose, orderId));
  const given = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected) ? orderId : undefined;
};
