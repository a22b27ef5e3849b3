import { createHash, createHmac, randomBytes } from 'node:crypto';

/** Returns 256 random bits, encoded for use in a URL. */
export const randomSecret = (): string => randomBytes(32).toString('base64url');

/** Hashes a secret for storage, so that a stolen database cannot be used to sign in. */
export const fingerprint = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Derives a secret from `seed`. The same seed gives the same secret, which only the holder of `key` can derive. */
export const deriveSecret = (key: Buffer, seed: string): string =>
  createHmac('sha256', key).update(seed).digest('base64url');

const codeAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Creates a redemption code of 16 characters, without characters that look alike (I, O, 0, 1). */
export const randomCode = (): string =>
  Array.from(randomBytes(16), (byte) => codeAlphabet.charAt(byte % codeAlphabet.length)).join('');
