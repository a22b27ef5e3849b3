/** Grace period in days, in which a deletion can be canceled. */
const deletionDays = 14;

export const deletionSeconds = deletionDays * 86_400;

/** An account that is deleted at `dueAt` unless the deletion is canceled. */
export interface AccountDeletion {
  readonly requestedAt: Date;
  readonly dueAt: Date;
}
