import type { ErrorEvent } from '@sentry/browser';

/** Errors caused by the visitor's connection or by cancellation, not by the site (ER-01). */
const noisyTypes = new Set(['AbortError', 'CanceledError', 'CancelledError', 'NetworkError']);

const noisyMessages: readonly RegExp[] = [
  // Messages of failed fetches in Chromium, Firefox, Safari and Node.
  /\bfailed to fetch\b(?! dynamically)/i,
  /\bfetch failed\b/i,
  /^(TypeError: )?load failed\b/i,
  /\bnetworkerror when attempting to fetch\b/i,
  /^((the )?(user|operation|request|signal|call) )?(was |is |has been )?(cancell?ed|aborted)\b/i,
  /\bcancell?ed\.?$/i,
  /\bnetwork ?(error|request failed)\b/i,
  /\bnetwork connection was lost\b/i,
  /\binternet connection appears to be offline\b/i,
  /\bresizeobserver loop\b/i,
];

const isNoisy = (type: string | undefined, message: string | undefined): boolean =>
  (type !== undefined && noisyTypes.has(type)) ||
  (message !== undefined && noisyMessages.some((noise) => noise.test(message)));

export const isNoise = ({ message, exception }: Pick<ErrorEvent, 'message' | 'exception'>): boolean =>
  isNoisy(undefined, message) || (exception?.values ?? []).some(({ type, value }) => isNoisy(type, value));
