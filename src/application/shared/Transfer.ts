/** Progress and cancellation of a call that takes long or transfers much data. */
export interface Transfer {
  /** Aborts the call, which then returns a failure. */
  readonly signal: AbortSignal;
  /** @param share fraction of the data that has been transferred, 0 to 1; undefined if the size is unknown */
  readonly onProgress: (share: number | undefined) => void;
}
