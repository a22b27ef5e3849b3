import { injectable } from 'inversify';
import { BuyPage } from '#application/commerce/BuyPage';
import { succeed } from '#domain/shared/Result';
import { FakeApi } from '../backend/FakeApi';
import { FakeBackend } from '../backend/FakeBackend';

@injectable()
export class FakeBuyPage extends BuyPage {
  constructor(
    private readonly api: FakeApi,
    private readonly backend: FakeBackend,
  ) {
    super();
  }

  async isEnabled(): Promise<boolean> {
    const answer = await this.api.callAnonymously(() => succeed(this.backend.isBuyPageEnabled));
    return !answer.ok || answer.value;
  }
}
