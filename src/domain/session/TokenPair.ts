export interface TokenPair {
  /** The short-lived bearer of every authorised call. */
  readonly token: string;
  /** Exchanged for the next pair, once; empty when this browser lost it. */
  readonly refreshToken: string;
}
