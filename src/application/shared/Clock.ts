/** Current time and timers; tests use FakeClock. */
export abstract class Clock {
  abstract now(): Date;

  /** Milliseconds since a fixed time, to measure durations. Changes of the device's clock do not affect them. */
  abstract elapsedMs(): number;

  /**
   * @param milliseconds delay in milliseconds
   * @returns a function that cancels the task and may be called repeatedly
   */
  abstract schedule(milliseconds: number, task: () => void): () => void;
}
