import type { CallFailure } from '#domain/shared/CallFailure';
import { uploadRefusals } from '#domain/uploads/pictureRefusals';
import type { TooLarge, Unreadable } from './Pictures';

const permanentStatuses: readonly number[] = Object.values(uploadRefusals).map(({ status }) => status);

/** Whether the same file would be rejected on every retry. A player with too many pending pictures can retry later. */
export const isPermanentRefusal = (failure: TooLarge | Unreadable | CallFailure): boolean =>
  failure.kind === 'too-large' ||
  failure.kind === 'unreadable' ||
  (failure.kind === 'server' &&
    permanentStatuses.includes(failure.status) &&
    failure.code !== uploadRefusals.full.code);
