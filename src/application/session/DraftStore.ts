/** Texts kept for the time of the visit, in this tab. */
export abstract class DraftStore {
  abstract read(name: string): string | undefined;
  abstract write(name: string, text: string): void;
  abstract remove(name: string): void;
  /** Removes them all. */
  abstract clear(): void;
}
