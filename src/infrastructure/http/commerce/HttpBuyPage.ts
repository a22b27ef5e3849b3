import { injectable } from 'inversify';
import { BuyPage } from '../../../application/commerce/BuyPage';
import { ApiClient } from '../shared/ApiClient';

/** GET /api/orders/settings/buy-page-enabled; whatever is not `false` counts as yes, every failure too (BU-07). */
@injectable()
export class HttpBuyPage extends BuyPage {
  constructor(private readonly api: ApiClient) {
    super();
  }

  async isEnabled(): Promise<boolean> {
    const answer = await this.api.send({ method: 'GET', path: '/api/orders/settings/buy-page-enabled' });
    return !answer.ok || answer.value.body !== false;
  }
}
