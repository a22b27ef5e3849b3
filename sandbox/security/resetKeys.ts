import { EmailKeys } from '../platform/emailKeys';

/** Let a player choose a new password within an hour. */
export const resetKeys = new EmailKeys('reset_keys', 3600);
