import type { Kysely } from 'kysely';
import type { Tables } from '../platform/tables';

export const areCouponsEnabled = async (db: Kysely<Tables>): Promise<boolean> =>
  (await db.selectFrom('coupon_settings').select('is_enabled').executeTakeFirst())?.is_enabled ?? true;

export const setCouponsEnabled = async (db: Kysely<Tables>, isEnabled: boolean): Promise<void> => {
  await db
    .insertInto('coupon_settings')
    .values({ id: 1, is_enabled: isEnabled })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ is_enabled: isEnabled }))
    .execute();
};
