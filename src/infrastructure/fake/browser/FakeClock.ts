import { Clock } from '../../../application/shared/Clock';

interface Appointment {
  readonly at: number;
  readonly task: () => void;
}

/** Time that stands still until a test moves it. */
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

  /** Moves time on; what was to happen until then happens, in its order and at its time. */
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
