import type { CallFailure } from '../../domain/shared/CallFailure';
import { fail, type Result } from '../../domain/shared/Result';

/** Code of the text for too many requests of reset emails (FP-01). */
export const tooManyRequestsCode = 31;

/** Code of the text for too many attempts with the key of a reset email (FP-01). */
export const tooManyAttemptsCode = 429;

/** The error catalogue has a text for each rate limit, under `code`. */
export const withCodeForTooMany = <T, E extends { readonly kind: string }>(
  code: number,
  result: Result<T, E | CallFailure>,
): Result<T, E | CallFailure> =>
  !result.ok && result.error.kind === 'too-many-requests'
    ? fail({ kind: 'server', status: 429, code })
    : result;
