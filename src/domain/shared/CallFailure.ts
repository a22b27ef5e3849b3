/**
 * The failures that every call can have.
 *
 * - `offline`: no answer (no network, refused or lost connection)
 * - `timeout`: no answer in time
 * - `malformed`: the answer does not have the agreed shape
 * - `too-many-requests`: `retryAfterSeconds` when the server said how long to wait
 * - `signed-out`: the session ended; the player must sign in again
 * - `server`: any other refusal; `code` is looked up in the error catalogue, `detail` is what the server tells people
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
  readonly detail?: string;
}

/** Whether the server may have done what was asked although its answer did not arrive, or could not be read. */
export const isUnanswered = (
  problem: { readonly kind: string; readonly status?: number } | undefined,
): boolean =>
  problem !== undefined &&
  (['offline', 'timeout', 'malformed', 'unexpected'].includes(problem.kind) ||
    (problem.kind === 'server' && (problem.status ?? 0) >= 500));
