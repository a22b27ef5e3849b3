import { createHash } from 'node:crypto';

/** The hash of an inline script or style for the content security policy. */
export const policyHash = (source: string): string =>
  `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
