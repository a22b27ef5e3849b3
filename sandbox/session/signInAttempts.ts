import { networkOf } from '../platform/networkOf';
import type { RateLimits } from '../platform/rateLimits';

interface Attempt {
  readonly email: string;
  readonly address: string;
}

/**
 * Counts an attempt to guess a password, for the pair of account and network: wrong passwords from elsewhere do not keep
 * the owner out. A higher limit holds for the account, against guesses from many networks.
 * @returns takes the attempt back
 * @throws ApiError 429, code 31
 */
export const countAttempt = (limits: RateLimits, { email, address }: Attempt): (() => void) => {
  const account = email.toLowerCase();
  const forgivePair = limits.take('loginPerPair', `${networkOf(address)} ${account}`);
  const forgiveAccount = limits.take('loginPerEmail', account);
  return () => {
    forgivePair();
    forgiveAccount();
  };
};
