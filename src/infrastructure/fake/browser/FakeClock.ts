import { Clock } from '#application/shared/Clock';

interface ScheduledTask {
  readonly at: number;
  readonly task: () => void;
}

/** A clock whose time changes only when a test advances it. */
export class FakeClock extends Clock {
  private time: number;
  private deviceOffsetMs = 0;
  private scheduledTasks: ScheduledTask[] = [];

  constructor(start = new Date('2026-11-20T12:00:00Z')) {
    super();
    this.time = start.getTime();
  }

  now(): Date {
    return new Date(this.time + this.deviceOffsetMs);
  }

  elapsedMs(): number {
    return this.time;
  }

  /** Changes the device's clock by a positive or negative number of milliseconds. No time elapses. */
  changeDeviceTime(milliseconds: number): void {
    this.deviceOffsetMs += milliseconds;
  }

  schedule(milliseconds: number, task: () => void): () => void {
    const appointment = { at: this.time + milliseconds, task };
    this.scheduledTasks.push(appointment);
    return () => {
      this.scheduledTasks = this.scheduledTasks.filter((stored) => stored !== appointment);
    };
  }

  /** Advances the time and runs the actions that become due, in order. */
  advance(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (;;) {
      const [next] = this.scheduledTasks.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.scheduledTasks = this.scheduledTasks.filter((stored) => stored !== next);
      this.time = next.at;
      next.task();
    }
    this.time = end;
  }
}
