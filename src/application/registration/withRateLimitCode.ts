import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, type Result } from '#domain/shared/Result';

/** Error code of the text for too many reset email requests (FP-01). */
export const tooManyRequestsCode = 31;

/** Error code of the text for too many attempts with the key from a reset email (FP-01). */
export const tooManyAttemptsCode = 429;

/** Adds the error code of the rate limit, so that its text in the error catalog is shown. */
export const withRateLimitCode = <T, E extends { readonly kind: string }>(
  code: number,
  result: Result<T, E | CallFailure>,
): Result<T, E | CallFailure> =>
  !result.ok && result.error.kind === 'too-many-requests'
    ? fail({ kind: 'server', status: 429, code })
    : result;
