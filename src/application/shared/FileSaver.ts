export interface FileContent {
  /** Media type. */
  readonly type: string;
  readonly bytes: ArrayBuffer;
}

/** Gives the visitor a file that the site has in memory. */
export abstract class FileSaver {
  /** @param name with its extension, without a folder */
  abstract save(name: string, content: FileContent): void;
}
