import { Clock } from '../../../application/shared/Clock';

interface Appointment {
  readonly at: number;
  readonly task: () => void;
}

/** A clock that stops until a test advances it. */
export class FakeClock extends Clock {
  private time: number;
  private appointments: Appointment[] = [];

  constructor(start = new Date('2026-11-20T12:00:00Z')) {
    super();
    this.time = start.getTime();
  }

  now(): Date {
    return new Date(this.time);
  }

  after(milliseconds: number, task: () => void): () => void {
    const appointment = { at: this.time + milliseconds, task };
    this.appointments.push(appointment);
    return () => {
      this.appointments = this.appointments.filter((kept) => kept !== appointment);
    };
  }

  /** Advances the time and runs the actions that become due, in order. */
  advance(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (;;) {
      const [next] = this.appointments.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.appointments = this.appointments.filter((kept) => kept !== next);
      this.time = next.at;
      next.task();
    }
    this.time = end;
  }
}
