/** What a list notes in the entry of the history, so that the reader finds the place again after going back. */
export abstract class HistoryNotes {
  /** The last step of the list that was loaded on this page; nothing for another page's note. */
  abstract stepOn(path: string): number | undefined;
  /** From then on the place in the page is noted, too. */
  abstract note(path: string, step: number): void;
}
