import type { Sandbox } from '../context';
import { areCouponsEnabled } from '../coupons/settings';
import type { RedemptionCode } from '../platform/tables';
import { seedCodes, seededPeople } from '../seeds';
import { listServices } from '../server-status/services';
import { totpAt } from '../session/totp';
import type { States } from '../states/States';
import type { Faults } from './faults';
import type { IndexContent } from './pages';

const stateOf = (code: RedemptionCode, now: Date): string => {
  if (code.used_at !== null) return 'used';
  if (code.expires_at !== null && code.expires_at <= now) return 'expired';
  return 'fresh';
};

/** Returns the current state of the seed data, for the index page. */
export const overview = async (sandbox: Sandbox, faults: Faults, states: States): Promise<IndexContent> => {
  const { db, clock } = sandbox;
  const now = clock.now();
  const codes = await db
    .selectFrom('redemption_codes')
    .selectAll()
    .where(
      'id',
      'in',
      seedCodes.map(({ id }) => id),
    )
    .orderBy('id')
    .execute();
  return {
    people: seededPeople().map(({ totpSecret, ...person }) => ({
      ...person,
      totpCode: totpSecret === undefined ? undefined : totpAt(totpSecret, now),
    })),
    codes: codes.map((code) => ({ code: code.code, months: code.months, state: stateOf(code, now) })),
    faults: faults.list().map(({ id, description }) => ({ id, description: JSON.stringify(description) })),
    states: states.list(),
    services: await listServices(sandbox),
    areCouponsEnabled: await areCouponsEnabled(db),
    now,
    isClockMoved: clock.isMoved(),
  };
};
