export interface FileContent {
  /** Media type. */
  readonly type: string;
  readonly bytes: ArrayBuffer;
}

/** Downloads a file from memory to the visitor's device. */
export abstract class FileSaver {
  /** @param name file name with extension and without a path */
  abstract save(name: string, content: FileContent): void;
}
