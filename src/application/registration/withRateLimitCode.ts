import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, type Result } from '#domain/shared/Result';

/** Error code whose text is shown after too many requests for a reset email (FP-01). */
export const tooManyRequestsCode = 31;

/** Error code whose text is shown after too many attempts with the key from a reset email (FP-01). */
export const tooManyAttemptsCode = 429;

/** Adds an error code to a rate-limit failure, so that the code's text in the error catalog is shown. */
export const withRateLimitCode = <T, E extends { readonly kind: string }>(
  code: number,
  result: Result<T, E | CallFailure>,
): Result<T, E | CallFailure> =>
  !result.ok && result.error.kind === 'too-many-requests'
    ? fail({ kind: 'server', status: 429, code })
    : result;
