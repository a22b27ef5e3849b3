import type { CallFailure } from '#domain/shared/CallFailure';
import type { TooLarge } from './Pictures';

/** Error code for too many pending pictures. It is not permanent: a later upload can succeed. */
const limitReachedCode = 343;

const permanentStatuses: readonly number[] = [400, 403, 409, 413, 415, 422];

/** Whether the same file would be rejected on every retry. */
export const isPermanentRefusal = (failure: TooLarge | CallFailure): boolean =>
  failure.kind === 'too-large' ||
  (failure.kind === 'server' &&
    permanentStatuses.includes(failure.status) &&
    failure.code !== limitReachedCode);
