/** Grace period in days, during which the player can cancel the deletion. */
const deletionDays = 14;

export const deletionSeconds = deletionDays * 86_400;

/** A scheduled deletion. The account is deleted at `dueAt` unless the player cancels the deletion. */
export interface AccountDeletion {
  readonly requestedAt: Date;
  readonly dueAt: Date;
}
