/**
 * - `ghost`: has bought without an account, so it has an email but no password
 * - `erased`: only the data that must be retained is left
 */
export type AccountStatus = 'active' | 'unconfirmed' | 'suspended' | 'ghost' | 'erased';

/** Whether other players find an account and can give it something. With a pending deletion, it would lose that. */
export const canReceive = (status: AccountStatus, isDeletionPending: boolean): boolean =>
  status === 'active' && !isDeletionPending;
