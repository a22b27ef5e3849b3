/** Time, as everything in the core knows it: tests move it, so that nothing has to wait. */
export abstract class Clock {
  abstract now(): Date;

  /**
   * Runs `task` once after a delay in milliseconds.
   *
   * @returns a function that calls it off; it may be called at any time, any number of times
   */
  abstract after(milliseconds: number, task: () => void): () => void;
}
