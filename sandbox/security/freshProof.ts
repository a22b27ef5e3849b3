import type { preHandlerAsyncHookHandler } from 'fastify';
import { stepUpRefusals, isRecentProof } from '#domain/devices/deviceRefusals';
import type { Sandbox } from '../context';
import { refusal } from '../platform/errors';
import { routeOf } from '../platform/http';
import { requirePlayer } from '../profile/players';
import type { Bearer } from '../session/accessTokens';
import { sessionEndedError } from '../session/openSession';
import { callsNeedingProof } from './callsNeedingProof';

/** @throws ApiError 403 (150) if the last authentication is too old */
const requireFreshProof = async ({ db, clock }: Sandbox, { sessionId }: Bearer): Promise<void> => {
  const session = await db
    .selectFrom('refresh_families')
    .select('proved_at')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  if (!isRecentProof(session?.proved_at ?? undefined, clock.now())) {
    throw refusal(stepUpRefusals, 'proof-needed', 'Prove again who you are.');
  }
};

/** Rejects sensitive calls without recent authentication, after validating their input and before doing anything. */
export const freshProofHook =
  (sandbox: Sandbox, isOn: () => boolean): preHandlerAsyncHookHandler =>
  async (request) => {
    if (!callsNeedingProof.has(routeOf(request)) || !isOn()) return;
    const bearer = await sandbox.accessTokens.verifyBearer(request);
    await requirePlayer(sandbox.db, bearer);
    await requireFreshProof(sandbox, bearer);
  };

/** @throws ApiError 401, code 112, when the session has ended */
export const recordProof = async ({ db, clock }: Sandbox, { sessionId }: Bearer): Promise<void> => {
  const proved = await db
    .updateTable('refresh_families')
    .set({ proved_at: clock.now() })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (proved.numUpdatedRows === 0n) throw sessionEndedError();
};
