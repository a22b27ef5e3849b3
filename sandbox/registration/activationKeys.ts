import { emailKeySeconds } from '../../src/domain/registration/emailKeys';
import { EmailKeys } from '../platform/emailKeys';

/** Confirm an account, or let a ghost sign up, within two days. */
export const activationKeys = new EmailKeys('activation_keys', emailKeySeconds.activation);
