import { resetLimits } from '#domain/registration/registrationRefusals';
import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, type Result } from '#domain/shared/Result';

/**
 * Adds the code of a specific limit to a rate-limit failure, so that its text from the error catalog is shown (FP-01).
 */
export const withRateLimitCode = <T, E extends { readonly kind: string }>(
  limit: keyof typeof resetLimits,
  result: Result<T, E | CallFailure>,
): Result<T, E | CallFailure> =>
  !result.ok && result.error.kind === 'too-many-requests'
    ? fail({ kind: 'server', ...resetLimits[limit] })
    : result;
