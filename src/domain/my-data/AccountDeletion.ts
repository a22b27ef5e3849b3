/** The days in which an account that is to be deleted can be kept. */
const deletionDays = 14;

export const deletionSeconds = deletionDays * 86_400;

/** An account that is deleted at `dueAt` unless it is kept. */
export interface AccountDeletion {
  readonly requestedAt: Date;
  readonly dueAt: Date;
}
