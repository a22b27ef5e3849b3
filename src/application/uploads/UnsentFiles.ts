/** A file that a player has chosen. Its content cannot be read if the file on the disk has changed since. */
export interface UnsentFile {
  /** Id of the upload, which is the same for each retry. */
  readonly id: string;
  readonly name: string;
  readonly content: Blob;
}

/**
 * Files that players have chosen, until they are uploaded or permanently rejected. The files survive a reload. If the
 * browser cannot store files, writes are ignored and no method throws.
 */
export abstract class UnsentFiles {
  /** Returns the player's files in the order in which they were chosen. */
  abstract list(playerId: string): Promise<readonly UnsentFile[]>;
  abstract save(playerId: string, file: UnsentFile): Promise<void>;
  abstract remove(playerId: string, id: string): Promise<void>;
  /** @param playerId player whose files should be kept; omit to remove all files */
  abstract clear(playerId?: string): Promise<void>;
}
