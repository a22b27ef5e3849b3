import { LetterKeys } from '../platform/letterKeys';

/** Let a player choose a new password within an hour. */
export const resetKeys = new LetterKeys('reset_keys', 3600);
