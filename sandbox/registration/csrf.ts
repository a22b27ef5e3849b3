import { generalRefusals } from '#domain/shared/generalRefusals';
import { addSeconds } from '../platform/clock';
import type { Sandbox } from '../context';
import { refusal } from '../platform/errors';
import { fingerprint, randomSecret } from '../platform/random';

const lifetimeSeconds = 3600;

export const issueCsrfToken = async ({ db, clock }: Sandbox, token = randomSecret()): Promise<string> => {
  const now = clock.now();
  await db.deleteFrom('csrf_tokens').where('expires_at', '<=', now).execute();
  await db
    .insertInto('csrf_tokens')
    .values({ token_hash: fingerprint(token), expires_at: addSeconds(now, lifetimeSeconds) })
    .execute();
  return token;
};

/** @throws ApiError 403, code 51, unless the token was issued within the last hour. */
export const requireCsrfToken = async (
  { db, clock }: Sandbox,
  { 'x-csrf-token': token }: Readonly<Record<string, unknown>>,
): Promise<void> => {
  const known =
    typeof token === 'string' &&
    (await db
      .selectFrom('csrf_tokens')
      .select('expires_at')
      .where('token_hash', '=', fingerprint(token))
      .where('expires_at', '>', clock.now())
      .executeTakeFirst());
  if (!known) throw refusal(generalRefusals, 'form-outdated', 'The form is out of date: load it again.');
};
