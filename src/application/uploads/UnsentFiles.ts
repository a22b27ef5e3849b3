/** A file that a player has chosen. */
export interface UnsentFile {
  /** Of its upload: the same whenever it is sent again. */
  readonly id: string;
  readonly name: string;
  readonly content: Blob;
}

/**
 * Files that players have chosen and that have neither arrived nor been refused for good. They outlive a reload; where the browser keeps no files,
 * nothing is kept and nothing fails.
 */
export abstract class UnsentFiles {
  /** In the order in which they were chosen. */
  abstract of(playerId: string): Promise<readonly UnsentFile[]>;
  abstract keep(playerId: string, file: UnsentFile): Promise<void>;
  abstract remove(playerId: string, id: string): Promise<void>;
  /** @param playerId whose files stay; without it they all go */
  abstract clear(playerId?: string): Promise<void>;
}
