/**
 * What can go wrong with any call, whatever it asks for.
 *
 * - `offline`: no answer could be had (no network, refused or cut connection)
 * - `timeout`: no answer in time
 * - `malformed`: an answer came that is not what was agreed
 * - `too-many-requests`: refused for now; `retryAfterSeconds` when the server said how long
 * - `signed-out`: the session ended; the player has to sign in again
 * - `server`: any other refusal; `code` is the server's own, looked up in the error catalogue
 */
export type CallFailure =
  | { readonly kind: 'offline' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'too-many-requests'; readonly retryAfterSeconds?: number }
  | { readonly kind: 'signed-out' }
  | ServerFailure;

export interface ServerFailure {
  readonly kind: 'server';
  readonly status: number;
  readonly code?: number;
}
