import { emailKeySeconds } from '#domain/registration/emailKeys';
import { EmailKeys } from '../platform/emailKeys';

/** Keys that confirm an account or let a ghost sign up; valid for two days. */
export const activationKeys = new EmailKeys('activation_keys', emailKeySeconds.activation);
