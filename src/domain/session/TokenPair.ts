export interface TokenPair {
  /** The short-lived bearer of every authorised call. */
  readonly token: string;
  /** Exchanged for the next pair, once. */
  readonly refreshToken: string;
}
