import type { Player } from '../platform/tables';

/** The address that waits for its confirmation; a change that nobody confirmed in time lapses. */
export const pendingEmailOf = (
  { pending_email: email, pending_email_until: until }: Player,
  now: Date,
): string | null => (until !== null && until <= now ? null : email);
