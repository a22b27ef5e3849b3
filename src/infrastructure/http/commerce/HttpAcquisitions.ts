import { injectable } from 'inversify';
import { Acquisitions } from '../../../application/commerce/Acquisitions';
import type { Buyer } from '../../../domain/commerce/Purchase';
import { acquisitionQuery } from './acquisitionQuery';
import { BuyersApi } from './BuyersApi';

/** PATCH /api/users/me/acquisition; every failure is swallowed. */
@injectable()
export class HttpAcquisitions extends Acquisitions {
  constructor(private readonly api: BuyersApi) {
    super();
  }

  async save(query: string, buyer: Buyer): Promise<void> {
    const value = acquisitionQuery(query);
    await this.api.send(
      {
        method: 'PATCH',
        path: '/api/users/me/acquisition',
        body: [{ op: 'add', path: '/acquisitionGaUtm', value }],
      },
      buyer,
    );
  }
}
