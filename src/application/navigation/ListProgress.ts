/**
 * How much of a list was loaded, stored with its history entry. It is restored after a reload or when the reader
 * goes back.
 */
export abstract class ListProgress {
  /** Last step of the list that was loaded on this page; undefined if the entry belongs to another page. */
  abstract findStep(path: string): number | undefined;
  abstract saveStep(path: string, step: number): void;
}
