import type { Database } from '../platform/database';
import { pact } from '../wellKnown';
import { setShopOpen } from './catalog';

/** Removes the campaigns that provider states have created, and opens the shop. */
export const resetShop = async (db: Database): Promise<void> => {
  await db.deleteFrom('campaigns').where('id', 'in', [pact.campaignId, pact.soldOutCampaignId]).execute();
  await setShopOpen(db, true);
};
