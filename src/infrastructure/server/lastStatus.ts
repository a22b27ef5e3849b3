import type { GameServices } from '../../application/server-status/GameServices';
import type { Clock } from '../../application/shared/Clock';
import type { StatusWord } from '../../domain/server-status/Service';
import { succeed } from '../../domain/shared/Result';
import type { LastAnswers } from './LastAnswers';

const minuteMilliseconds = 60_000;

/** Loads the status of the services from the cache of this process. A failure does not remove cached data. */
export const loadLastStatus =
  (answers: Pick<LastAnswers, 'ask'>, services: GameServices, clock: Clock) =>
  async (): Promise<StatusWord | undefined> => {
    const known = await answers.ask('services', async () => {
      const listed = await services.list();
      return listed.ok ? succeed({ at: minuteOf(clock.now()), services: listed.value }) : listed;
    });
    return known.ok ? known.value : undefined;
  };

/** Rounds down to the minute, because every other time produces another version of the page. */
const minuteOf = (moment: Date): Date =>
  new Date(Math.floor(moment.getTime() / minuteMilliseconds) * minuteMilliseconds);
