import type { Player } from '../platform/tables';

/** Address that awaits confirmation. A change that is not confirmed in time lapses. */
export const pendingEmailOf = (
  { pending_email: email, pending_email_until: until }: Player,
  now: Date,
): string | null => (until !== null && until <= now ? null : email);
