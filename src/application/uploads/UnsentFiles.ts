/** A file that a player has chosen. */
export interface UnsentFile {
  /** Upload id, unchanged on retries. */
  readonly id: string;
  readonly name: string;
  readonly content: Blob;
}

/**
 * Files that players have chosen and that are neither uploaded nor permanently rejected. They survive a reload. If
 * the browser cannot store files, nothing is stored and nothing fails.
 */
export abstract class UnsentFiles {
  /** Returns the files in the order in which they were chosen. */
  abstract list(playerId: string): Promise<readonly UnsentFile[]>;
  abstract save(playerId: string, file: UnsentFile): Promise<void>;
  abstract remove(playerId: string, id: string): Promise<void>;
  /** @param playerId player whose files are not removed; omit to remove all files */
  abstract clear(playerId?: string): Promise<void>;
}
