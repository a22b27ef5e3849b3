import type { CallFailure } from '../../domain/shared/CallFailure';
import type { TooLarge } from './Pictures';

/** As many pictures as may be are pending: there is room later. */
const fullCode = 343;

const refusals: readonly number[] = [400, 403, 409, 413, 415, 422];

/** The same file would be refused each time that it is sent. */
export const isRefusedForGood = (failure: TooLarge | CallFailure): boolean =>
  failure.kind === 'too-large' ||
  (failure.kind === 'server' && refusals.includes(failure.status) && failure.code !== fullCode);
