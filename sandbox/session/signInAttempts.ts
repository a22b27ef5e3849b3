import { networkOf } from '../platform/networkOf';
import type { RateLimits } from '../platform/rateLimits';

interface Attempt {
  readonly email: string;
  readonly address: string;
}

/**
 * Counts an attempt to guess a password, per account and network, so that wrong passwords from elsewhere do not lock
 * out the owner. A higher limit per account stops guesses from many networks.
 * @returns a function that takes the attempt back
 * @throws ApiError 429, code 31
 */
export const countSignInAttempt = (limits: RateLimits, { email, address }: Attempt): (() => void) => {
  const account = email.toLowerCase();
  const forgivePair = limits.consume('loginPerPair', `${networkOf(address)} ${account}`);
  const forgiveAccount = limits.consume('loginPerEmail', account);
  return () => {
    forgivePair();
    forgiveAccount();
  };
};
