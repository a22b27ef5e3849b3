import { isRefusal } from '#domain/shared/Refusal';
import { uploadRefusals } from '#domain/uploads/pictureRefusals';

/** Whether the same file would be rejected on every retry. A player with too many pending pictures can retry later. */
export const isPermanentRefusal = (problem: { readonly kind: string }): boolean =>
  problem.kind === 'unreadable' || (problem.kind !== 'full' && isRefusal(uploadRefusals, problem));
