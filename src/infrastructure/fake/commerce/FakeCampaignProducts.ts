import { injectable } from 'inversify';
import { CampaignProducts } from '#application/commerce/CampaignProducts';
import { orderRefusals } from '#domain/commerce/orderRefusals';
import type { Product } from '#domain/commerce/Product';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { FakeApi } from '../backend/FakeApi';
import { FakeBackend } from '../backend/FakeBackend';
import { refuse } from '../backend/refuse';

@injectable()
export class FakeCampaignProducts extends CampaignProducts {
  constructor(
    private readonly api: FakeApi,
    private readonly backend: FakeBackend,
  ) {
    super();
  }

  list(campaignId: string): Promise<Result<readonly Product[], CallFailure>> {
    return this.api.callAnonymously<readonly Product[], CallFailure>(() => {
      const found = this.backend.campaigns.find(({ id }) => id === campaignId);
      return found ? succeed(found.products) : refuse(orderRefusals, 'not-offered');
    });
  }
}
