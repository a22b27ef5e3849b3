import { createHash, createHmac, randomBytes } from 'node:crypto';

/** 256 random bits for a URL. */
export const randomSecret = (): string => randomBytes(32).toString('base64url');

/** The stored form of a secret, so that a stolen database cannot be used to sign in. */
export const fingerprint = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** A deterministic secret from `seed` that only the holder of `key` can derive. */
export const deriveSecret = (key: Buffer, seed: string): string =>
  createHmac('sha256', key).update(seed).digest('base64url');

const codeAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Creates a redemption code: 16 characters, without look-alikes (I, O, 0, 1). */
export const randomCode = (): string =>
  Array.from(randomBytes(16), (byte) => codeAlphabet.charAt(byte % codeAlphabet.length)).join('');
