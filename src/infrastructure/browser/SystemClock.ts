import { Clock } from '../../application/shared/Clock';

/** The machine's own time. */
export class SystemClock extends Clock {
  now(): Date {
    return new Date();
  }

  after(milliseconds: number, task: () => void): () => void {
    const timer = setTimeout(task, milliseconds);
    return () => clearTimeout(timer);
  }
}
