/** Clock of the sandbox. After it is set, it keeps running from the new time. Tests use it to skip waiting times. */
export class Clock {
  private offsetMs = 0;

  now(): Date {
    return new Date(Date.now() + this.offsetMs);
  }

  /** Current time in milliseconds since the epoch. */
  millis(): number {
    return Date.now() + this.offsetMs;
  }

  moveTo(moment: Date): void {
    this.offsetMs = moment.getTime() - Date.now();
  }

  /** Moves the clock forward, or back if `seconds` is negative. */
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
