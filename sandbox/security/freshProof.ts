import type { preHandlerAsyncHookHandler } from 'fastify';
import { stepUpRefusals, isRecentProof } from '#domain/devices/deviceRefusals';
import { generalRefusals } from '#domain/shared/generalRefusals';
import type { Sandbox } from '../context';
import { refusal, type ApiError } from '../platform/errors';
import { requirePlayer } from '../profile/players';
import type { Bearer } from '../session/accessTokens';

/**
 * Sensitive calls by method and route, which require authentication within the last 15 minutes. Calls that contain the
 * current password or a recovery code are not listed, because they authenticate the player themselves.
 */
const callsNeedingProof: ReadonlySet<string> = new Set([
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

const sessionEndedError = (): ApiError => refusal(generalRefusals, 'signed-out', 'This session was ended.');

/** @throws ApiError 403 (150) if the last authentication is too old; 401 (112) if the session has ended */
const requireFreshProof = async ({ db, clock }: Sandbox, { sessionId }: Bearer): Promise<void> => {
  // The token has no session. Renewing it returns a token that has one.
  if (sessionId === undefined) throw sessionEndedError();
  const session = await db
    .selectFrom('refresh_families')
    .select(['proved_at', 'revoked_at'])
    .where('id', '=', sessionId)
    .executeTakeFirst();
  if (!session || session.revoked_at !== null) throw sessionEndedError();
  if (!isRecentProof(session.proved_at ?? undefined, clock.now())) {
    throw refusal(stepUpRefusals, 'proof-needed', 'Prove again who you are.');
  }
};

/** Rejects sensitive calls without recent authentication, after validating their input and before doing anything. */
export const freshProofHook =
  (sandbox: Sandbox, isOn: () => boolean): preHandlerAsyncHookHandler =>
  async (request) => {
    if (!callsNeedingProof.has(`${request.method} ${request.routeOptions.url ?? ''}`) || !isOn()) return;
    const bearer = await sandbox.accessTokens.verifyBearer(request);
    await requirePlayer(sandbox.db, bearer);
    await requireFreshProof(sandbox, bearer);
  };

/** @throws ApiError 401, code 112, when the session has ended */
export const recordProof = async ({ db, clock }: Sandbox, { sessionId }: Bearer): Promise<void> => {
  if (sessionId === undefined) throw sessionEndedError();
  const proved = await db
    .updateTable('refresh_families')
    .set({ proved_at: clock.now() })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (proved.numUpdatedRows === 0n) throw sessionEndedError();
};
