import type { GameServices } from '#application/server-status/GameServices';
import type { Clock } from '#application/shared/Clock';
import type { StatusSnapshot } from '#domain/server-status/Service';
import { succeed } from '#domain/shared/Result';
import type { ApiResponseCache } from './ApiResponseCache';

const minuteMilliseconds = 60_000;

/** Loads the service status from the cache of this process. A failed call does not remove cached data. */
export const createCachedLoadStatus =
  (answers: Pick<ApiResponseCache, 'get'>, services: GameServices, clock: Clock) =>
  async (): Promise<StatusSnapshot | undefined> => {
    const known = await answers.get('services', async () => {
      const listed = await services.list();
      return listed.ok ? succeed({ at: truncateToMinute(clock.now()), services: listed.value }) : listed;
    });
    return known.ok ? known.value : undefined;
  };

/** Rounds down to the minute, because each distinct time creates another version of the page. */
const truncateToMinute = (moment: Date): Date =>
  new Date(Math.floor(moment.getTime() / minuteMilliseconds) * minuteMilliseconds);
