/** Follows a call that takes long or moves much data. */
export interface Transfer {
  /** Gives the call up: its result is a failure then. */
  readonly signal: AbortSignal;
  /** @param share of the data that has been moved, 0 to 1; undefined when the size is not known */
  readonly onProgress: (share: number | undefined) => void;
}
