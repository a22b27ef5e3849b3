/**
 * - `ghost`: has bought without an account, so it has an email but no password
 * - `erased`: only the data that must be retained is left
 */
export type AccountStatus = 'active' | 'unconfirmed' | 'suspended' | 'ghost' | 'erased';
