import type { Product } from '#domain/commerce/Product';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';

export abstract class CampaignProducts {
  /** Returns the campaign's products in no particular order. */
  abstract list(campaignId: string): Promise<Result<readonly Product[], CallFailure>>;
}
