/** Reports the progress of a long call and lets the caller cancel it. */
export interface Transfer {
  /** Aborts the call. The call then returns a failure. */
  readonly signal: AbortSignal;
  /** @param share transferred fraction of the data, from 0 to 1; undefined if the total size is unknown */
  readonly onProgress: (share: number | undefined) => void;
}
