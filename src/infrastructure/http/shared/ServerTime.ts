import { injectable } from 'inversify';
import { Clock } from '../../../application/shared/Clock';

/** A slower answer does not say the server's time well enough for the tolerance of a token. */
const longestMilliseconds = 15_000;

/** The time of the API, learned from its answers: the computer's clock may be wrong. One per application. */
@injectable()
export class ServerTime {
  private offset = 0;

  constructor(private readonly clock: Clock) {}

  now(): Date {
    return new Date(this.clock.now().getTime() + this.offset);
  }

  /** @returns a function that takes the `Date` of the answer to the request that is sent now */
  startMeasuring(): (date: unknown) => void {
    const sentAt = this.clock.now().getTime();
    return (date) => {
      const serverTime = typeof date === 'string' ? Date.parse(date) : NaN;
      const taken = this.clock.now().getTime() - sentAt;
      if (Number.isNaN(serverTime) || taken < 0 || taken > longestMilliseconds) return;
      this.offset = serverTime - (sentAt + taken / 2);
    };
  }
}
