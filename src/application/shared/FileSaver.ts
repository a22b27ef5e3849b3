export interface FileContent {
  /** Media type. */
  readonly type: string;
  readonly bytes: ArrayBuffer;
}

/** Address from which the browser downloads a file itself, without holding it in memory. */
interface FileAddress {
  /** Path on this site or http(s) URL. */
  readonly url: string;
}

export type SavableFile = FileContent | FileAddress;

/** Starts a download to the visitor's device. */
export abstract class FileSaver {
  /** @param name file name with extension and without a path */
  abstract save(name: string, file: SavableFile): void;
}
