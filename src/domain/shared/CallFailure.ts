/**
 * Failures that any call can return.
 *
 * - `offline`: no response (no network, refused or lost connection)
 * - `timeout`: no response in time
 * - `malformed`: the response does not have the expected format
 * - `too-many-requests`: `retryAfterSeconds` is set if the server sent a waiting time
 * - `signed-out`: the session has ended, and the player must sign in again
 * - `server`: any other rejection; `code` is the key in the error catalog, `detail` is the server's human-readable
 * message
 *
 * `hadNoEffect` is set if the server has certainly not processed the request. `mayHaveRunBefore` is set if an earlier
 * attempt of the same request got no response, and the failure says nothing about it.
 */
export type CallFailure = (
  | { readonly kind: 'offline' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'too-many-requests'; readonly retryAfterSeconds?: number }
  | { readonly kind: 'signed-out' }
  | ServerFailure
) & { readonly hadNoEffect?: true; readonly mayHaveRunBefore?: true };

export interface ServerFailure {
  readonly kind: 'server';
  readonly status: number;
  readonly code?: number;
  readonly detail?: string;
  /** Short form of the request's id, for a server error. */
  readonly reference?: string;
}

/** Whether the failure is a definitive response of the server, such as 404, and not a temporary problem. */
export const isRefused = (failure: CallFailure): boolean => failure.kind === 'server' && failure.status < 500;

/** Why a request failed: a rejection of the call, or a `CallFailure`. */
export interface RequestProblem {
  readonly kind: string;
  readonly status?: number;
  readonly hadNoEffect?: true;
  readonly mayHaveRunBefore?: true;
}

/**
 * Whether the server may have processed the request or an earlier attempt of it: there was no readable response, or a
 * server error.
 */
export const isOutcomeUnknown = (problem: RequestProblem | undefined): boolean =>
  problem !== undefined &&
  (problem.mayHaveRunBefore === true || (!problem.hadNoEffect && isUnanswered(problem)));

/** Marks the failure of a step before the request, such as renewing the tokens: the request was not processed. */
export const asUnsentFailure = <F extends CallFailure>(failure: F): F =>
  isUnanswered(failure) ? { ...failure, hadNoEffect: true } : failure;

const isUnanswered = ({ kind, status = 0 }: RequestProblem): boolean =>
  ['offline', 'timeout', 'malformed', 'unexpected'].includes(kind) || (kind === 'server' && status >= 500);

/** Whether the response is about the request itself, so that earlier attempts of the same request had no effect either. */
export const isOutcomeDecided = (problem: RequestProblem | undefined): boolean =>
  !isOutcomeUnknown(problem) &&
  !problem?.hadNoEffect &&
  problem?.status !== 401 &&
  !['too-many-requests', 'signed-out'].includes(problem?.kind ?? '');
