import { injectable } from 'inversify';
import { Clock } from '#application/shared/Clock';

/** Maximum duration of a request. Slower responses are too inaccurate for the clock tolerance of tokens. */
const maxRoundTripMs = 15_000;

/** Measures the server time from API responses, because the local clock may be wrong. One per application. */
@injectable('Singleton')
export class ServerTime {
  private offsetMs = 0;

  constructor(private readonly clock: Clock) {}

  now(): Date {
    return new Date(this.clock.now().getTime() + this.offsetMs);
  }

  /** Call when sending a request. @returns a function that takes the `Date` header of the response */
  startMeasuring(): (date: unknown) => void {
    const sentAt = this.clock.elapsedMs();
    return (date) => {
      const serverTime = typeof date === 'string' ? Date.parse(date) : NaN;
      const taken = this.clock.elapsedMs() - sentAt;
      if (Number.isNaN(serverTime) || taken > maxRoundTripMs) return;
      this.offsetMs = serverTime + taken / 2 - this.clock.now().getTime();
    };
  }
}
