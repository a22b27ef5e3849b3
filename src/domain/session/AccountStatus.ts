/**
 * - `ghost`: has bought without an account, so it has an email but no password
 * - `erased`: only the data that must be retained is left
 */
export type AccountStatus = 'active' | 'unconfirmed' | 'suspended' | 'ghost' | 'erased';

/** Whether other players can find an account and send it items. A pending deletion would delete those. */
export const canReceive = (status: AccountStatus, isDeletionPending: boolean): boolean =>
  status === 'active' && !isDeletionPending;
