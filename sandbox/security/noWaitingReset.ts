/** Values of a player whose reset no longer waits, for example because another password was set. */
export const noWaitingReset = { waiting_password_hash: null, reset_due_at: null } as const;
