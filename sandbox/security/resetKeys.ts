import { emailKeySeconds } from '#domain/registration/emailKeys';
import { EmailKeys } from '../platform/emailKeys';

/** Keys for password resets; valid for an hour. */
export const resetKeys = new EmailKeys('reset_keys', emailKeySeconds.reset);
