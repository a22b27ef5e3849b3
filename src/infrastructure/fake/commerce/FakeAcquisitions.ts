import { injectable } from 'inversify';
import { Acquisitions } from '#application/commerce/Acquisitions';
import type { Buyer } from '#domain/commerce/Purchase';
import { succeed } from '#domain/shared/Result';
import { FakeApi } from '../backend/FakeApi';
import { FakeBackend } from '../backend/FakeBackend';

@injectable()
export class FakeAcquisitions extends Acquisitions {
  constructor(
    private readonly api: FakeApi,
    private readonly backend: FakeBackend,
  ) {
    super();
  }

  async save(query: string, buyer: Buyer): Promise<void> {
    await this.api.callAsBuyer(buyer, (person) => {
      this.backend.change(() => {
        person.acquisition = query;
      });
      return succeed(undefined);
    });
  }
}
