import type { GameServices } from '#application/server-status/GameServices';
import type { Clock } from '#application/shared/Clock';
import type { Language } from '#domain/language/Locale';
import type { StatusSnapshot } from '#domain/server-status/Service';
import { headlineOf, type StatusHeadline } from '#domain/server-status/StatusHeadline';
import type { ServiceHistory } from '#domain/server-status/StatusHistory';
import { succeed } from '#domain/shared/Result';
import type { ApiResponseCache } from './ApiResponseCache';

/** Name of the headline in the cache of this process. */
export const headlineName = 'headline';

const minuteMilliseconds = 60_000;

/** Loads the status and the history of the services from the cache of this process. A failed call does not remove cached data. */
export class CachedGameServices {
  constructor(
    private readonly answers: Pick<ApiResponseCache, 'get'>,
    private readonly services: GameServices,
    private readonly clock: Clock,
  ) {}

  async status(): Promise<StatusSnapshot | undefined> {
    const known = await this.answers.get('services', async () => {
      const listed = await this.services.list();
      return listed.ok ? succeed({ at: truncateToMinute(this.clock.now()), services: listed.value }) : listed;
    });
    return known.ok ? known.value : undefined;
  }

  /** Without the time of the status, so that pages with the headline change only when the headline does. */
  async headline(): Promise<StatusHeadline | undefined> {
    const known = await this.answers.get(headlineName, async () => {
      const listed = await this.services.list();
      return listed.ok ? succeed(headlineOf(listed.value)) : listed;
    });
    return known.ok ? known.value : undefined;
  }

  async histories(language: Language): Promise<readonly ServiceHistory[] | undefined> {
    const known = await this.answers.get(`histories ${language}`, () => this.services.history(language));
    return known.ok ? known.value : undefined;
  }
}

/** Rounds down to the minute, because each distinct time creates another version of the page. */
const truncateToMinute = (moment: Date): Date =>
  new Date(Math.floor(moment.getTime() / minuteMilliseconds) * minuteMilliseconds);
