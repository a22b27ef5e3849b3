/**
 * Sensitive calls by method and route, which require authentication within the last 15 minutes. Calls that contain the
 * current password or a recovery code are not listed, because they authenticate the player themselves.
 */
export const callsNeedingProof: ReadonlySet<string> = new Set([
  'DELETE /api/me/sessions',
  'DELETE /api/me/sessions/:id',
  'POST /api/me/passkeys/options',
  'POST /api/me/passkeys',
  'DELETE /api/me/passkeys/:id',
  'POST /api/me/enable-mfa',
  'POST /api/me/recovery-codes',
  'GET /api/me/data',
  'POST /api/inventory/dualaccesscoupon/transfer',
]);
