import type { Subscription } from './Subscription';

const dayMilliseconds = 86_400_000;

/** When a subscription ends that is not renewed, if that is in the next 24 hours (AC-02). */
export const endWithinADay = (
  { status, nextCharge }: Pick<Subscription, 'status' | 'nextCharge'>,
  now: Date,
): Date | undefined => {
  if (status === 'active' || !nextCharge) return undefined;
  const left = nextCharge.getTime() - now.getTime();
  return left > 0 && left <= dayMilliseconds ? nextCharge : undefined;
};
