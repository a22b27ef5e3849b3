import { injectable } from 'inversify';
import { Clock } from '#application/shared/Clock';

/** The time in a slower response is not accurate enough for the clock tolerance of tokens. */
const maxRoundTripMs = 15_000;

/** Server time measured from API responses, because the local clock may be wrong. One per application. */
@injectable()
export class ServerTime {
  private offsetMs = 0;

  constructor(private readonly clock: Clock) {}

  now(): Date {
    return new Date(this.clock.now().getTime() + this.offsetMs);
  }

  /** @returns a function for the `Date` header of the response to the request that is sent now */
  startMeasuring(): (date: unknown) => void {
    const sentAt = this.clock.now().getTime();
    return (date) => {
      const serverTime = typeof date === 'string' ? Date.parse(date) : NaN;
      const taken = this.clock.now().getTime() - sentAt;
      if (Number.isNaN(serverTime) || taken < 0 || taken > maxRoundTripMs) return;
      this.offsetMs = serverTime - (sentAt + taken / 2);
    };
  }
}
