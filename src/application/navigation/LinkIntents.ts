/** Links of this site that a visitor seems about to follow: pointed at, touched, or reached with the keyboard. */
export abstract class LinkIntents {
  /** @param listener is told the path with query and hash, perhaps several times */
  abstract onIntent(listener: (path: string) => void): void;
}
