/** Current time and timers; tests use FakeClock. */
export abstract class Clock {
  abstract now(): Date;

  /**
   * @param milliseconds delay
   * @returns a function that cancels the task; it may be called more than once
   */
  abstract schedule(milliseconds: number, task: () => void): () => void;
}
