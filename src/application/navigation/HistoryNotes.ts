/** What a list notes about the entry of the history, so that the reader finds as much of it after a reload or after going back. */
export abstract class HistoryNotes {
  /** The last step of the list that was loaded on this page; nothing for another page's note. */
  abstract stepOn(path: string): number | undefined;
  abstract note(path: string, step: number): void;
}
