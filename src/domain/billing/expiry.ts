import { runsUntil, type Subscription } from './Subscription';

const dayMilliseconds = 86_400_000;

/** When a subscription ends that is not renewed, if that is in the next 24 hours (AC-02, decision 68). */
export const endWithinADay = (
  subscription: Pick<Subscription, 'status' | 'nextCharge' | 'end'>,
  now: Date,
): Date | undefined => {
  const end = runsUntil(subscription);
  if (subscription.status === 'active' || !end) return undefined;
  const left = end.getTime() - now.getTime();
  return left > 0 && left <= dayMilliseconds ? end : undefined;
};
