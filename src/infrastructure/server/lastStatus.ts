import type { GameServices } from '../../application/server-status/GameServices';
import type { Clock } from '../../application/shared/Clock';
import type { StatusWord } from '../../domain/server-status/Service';
import { succeed } from '../../domain/shared/Result';
import type { LastAnswers } from './LastAnswers';

const minuteMilliseconds = 60_000;

/** What the services last answered this process; a failure takes nothing away that was known. */
export const loadLastStatus =
  (answers: Pick<LastAnswers, 'ask'>, services: GameServices, clock: Clock) =>
  async (): Promise<StatusWord | undefined> => {
    const known = await answers.ask('services', async () => {
      const listed = await services.list();
      return listed.ok ? succeed({ at: minuteOf(clock.now()), services: listed.value }) : listed;
    });
    return known.ok ? known.value : undefined;
  };

/** Each other moment makes another page. */
const minuteOf = (moment: Date): Date =>
  new Date(Math.floor(moment.getTime() / minuteMilliseconds) * minuteMilliseconds);
