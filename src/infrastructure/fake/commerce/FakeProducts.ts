import { injectable } from 'inversify';
import { Products } from '../../../application/commerce/Products';
import type { Product } from '../../../domain/commerce/Product';
import type { CallFailure } from '../../../domain/shared/CallFailure';
import { fail, succeed, type Result } from '../../../domain/shared/Result';
import { FakeApi } from '../world/FakeApi';
import { FakeWorld } from '../world/FakeWorld';

@injectable()
export class FakeProducts extends Products {
  constructor(
    private readonly api: FakeApi,
    private readonly world: FakeWorld,
  ) {
    super();
  }

  of(campaignId: string): Promise<Result<readonly Product[], CallFailure>> {
    return this.api.anyone<readonly Product[], CallFailure>(() => {
      const found = this.world.campaigns.find(({ id }) => id === campaignId);
      return found ? succeed(found.products) : fail({ kind: 'server', status: 404, code: 301 });
    });
  }
}
