import { endOfGameTime } from '../products/gameTime';
import type { Subscription } from './Subscription';

const dayMilliseconds = 86_400_000;

/** Returns when game time that does not renew ends, if that is within the next 24 hours (AC-02). */
export const endWithin24Hours = (
  subscription: Pick<Subscription, 'status' | 'nextCharge' | 'end'> | undefined,
  gameTimeEnd: Date | undefined,
  now: Date,
): Date | undefined => {
  const end = endOfGameTime(gameTimeEnd, subscription);
  if (subscription?.status === 'active' || !end) return undefined;
  const left = end.getTime() - now.getTime();
  return left > 0 && left <= dayMilliseconds ? end : undefined;
};
