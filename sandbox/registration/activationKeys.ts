import { LetterKeys } from '../platform/letterKeys';

/** Confirm an account, or let a ghost sign up, within two days. */
export const activationKeys = new LetterKeys('activation_keys', 2 * 86_400);
