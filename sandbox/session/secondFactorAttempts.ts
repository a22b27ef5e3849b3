import { networkOf } from '../platform/networkOf';
import type { RateLimits } from '../platform/rateLimits';

/** Where a code comes from: a session, a device that is known to the account, or the address of another client. */
export type CodeSource =
  { readonly sessionId: string } | { readonly device: string } | { readonly address: string };

const nameOf = (source: CodeSource): string => {
  if ('sessionId' in source) return source.sessionId;
  return 'device' in source ? source.device : networkOf(source.address);
};

/**
 * Counts an attempt per account and source, so that wrong codes from elsewhere do not lock out the owner. A limit per
 * account stops attackers who know the password and guess six digits from many networks. It does not apply to known
 * devices. Recovery codes are too long to guess: their limit only keeps one account from filling the memory.
 * @returns a function that removes the attempt from the count
 * @throws ApiError 429, code 31
 */
export const countSecondFactorAttempt = (
  limits: RateLimits,
  playerId: string,
  source: CodeSource,
  code: string,
): (() => void) => {
  const isDigits = /^\d{6}$/.test(code);
  const isGuessable = 'address' in source && isDigits;
  const kind = isGuessable ? 'digits' : 'code';
  const isCounted = isGuessable || (!isDigits && !('device' in source));
  const perPlayer = isDigits ? 'secondFactorPerPlayer' : 'recoveryCodesPerPlayer';
  return limits.consumeAll([
    ['secondFactorPerSource', `${playerId} ${kind} ${nameOf(source)}`],
    ...(isCounted ? [[perPlayer, playerId] as const] : []),
  ]);
};
