export interface TokenPair {
  /** Short-lived bearer token of every authorized call. */
  readonly token: string;
  /** Can be exchanged once, for the next pair of tokens; empty if this browser has lost it. */
  readonly refreshToken: string;
}
