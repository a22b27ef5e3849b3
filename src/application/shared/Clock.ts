/** Tests replace it. */
export abstract class Clock {
  abstract now(): Date;

  /** @param milliseconds of the delay @returns a function that cancels it; it may be called more than once */
  abstract after(milliseconds: number, task: () => void): () => void;
}
