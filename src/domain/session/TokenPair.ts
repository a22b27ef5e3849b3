export interface TokenPair {
  /** Short-lived bearer token of every authorized call. */
  readonly token: string;
  /** Exchanged once for the next pair; empty if this browser has lost it. */
  readonly refreshToken: string;
}
