export interface FileContent {
  /** Media type. */
  readonly type: string;
  readonly bytes: ArrayBuffer;
}

/** Lets the visitor download a file that is in memory. */
export abstract class FileSaver {
  /** @param name file name with its extension, without a folder */
  abstract save(name: string, content: FileContent): void;
}
