import { networkOf } from '../platform/networkOf';
import type { RateLimits } from '../platform/rateLimits';
import { emailKey } from '#domain/shared/spellings';

interface Attempt {
  readonly email: string;
  readonly address: string;
}

/**
 * Counts a sign-in attempt per account and network, so that wrong passwords from other networks do not lock out the
 * owner. A higher limit per account stops attackers who use many networks.
 * @returns a function that removes the attempt from the count
 * @throws ApiError 429, code 31
 */
export const countSignInAttempt = (limits: RateLimits, { email, address }: Attempt): (() => void) => {
  const account = emailKey(email);
  return limits.consumeAll([
    ['loginPerPair', `${networkOf(address)} ${account}`],
    ['loginPerEmail', account],
  ]);
};
