/** Time of the sandbox. It continues from the moment that it is set to, so that waiting times can be skipped. */
export class Clock {
  private offsetMs = 0;

  now(): Date {
    return new Date(Date.now() + this.offsetMs);
  }

  /** Milliseconds since the epoch. */
  millis(): number {
    return Date.now() + this.offsetMs;
  }

  moveTo(moment: Date): void {
    this.offsetMs = moment.getTime() - Date.now();
  }

  /** Negative seconds move the clock back. */
  advance(seconds: number): void {
    this.offsetMs += seconds * 1000;
  }

  useRealTime(): void {
    this.offsetMs = 0;
  }

  isMoved(): boolean {
    return this.offsetMs !== 0;
  }
}

export const addSeconds = (moment: Date, seconds: number): Date =>
  new Date(moment.getTime() + seconds * 1000);
