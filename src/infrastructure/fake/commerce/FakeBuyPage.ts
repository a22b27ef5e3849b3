import { injectable } from 'inversify';
import { BuyPage } from '../../../application/commerce/BuyPage';
import { succeed } from '../../../domain/shared/Result';
import { FakeApi } from '../world/FakeApi';
import { FakeWorld } from '../world/FakeWorld';

@injectable()
export class FakeBuyPage extends BuyPage {
  constructor(
    private readonly api: FakeApi,
    private readonly world: FakeWorld,
  ) {
    super();
  }

  async isEnabled(): Promise<boolean> {
    const answer = await this.api.anyone(() => succeed(this.world.isBuyPageEnabled));
    return !answer.ok || answer.value;
  }
}
