import { injectable } from 'inversify';
import { Acquisitions } from '../../../application/commerce/Acquisitions';
import type { Buyer } from '../../../domain/commerce/Purchase';
import { succeed } from '../../../domain/shared/Result';
import { FakeApi } from '../world/FakeApi';
import { FakeWorld } from '../world/FakeWorld';

@injectable()
export class FakeAcquisitions extends Acquisitions {
  constructor(
    private readonly api: FakeApi,
    private readonly world: FakeWorld,
  ) {
    super();
  }

  async save(query: string, buyer: Buyer): Promise<void> {
    await this.api.buyer(buyer, (person) => {
      this.world.change(() => {
        person.acquisition = query;
      });
      return succeed(undefined);
    });
  }
}
