/**
 * How much of a list the reader has loaded. It is stored in the history entry and restored after a reload or when the
 * reader goes back.
 */
export abstract class ListProgress {
  /** Returns the last step loaded on the page; undefined if the history entry belongs to another page. */
  abstract findStep(path: string): number | undefined;
  abstract saveStep(path: string, step: number): void;
}
