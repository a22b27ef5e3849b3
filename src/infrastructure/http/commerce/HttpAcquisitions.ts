import { injectable } from 'inversify';
import { Acquisitions } from '#application/commerce/Acquisitions';
import type { Buyer } from '#domain/commerce/Purchase';
import { CallSender } from '../shared/CallSender';
import { truncateAcquisitionQuery } from './truncateAcquisitionQuery';
import { saveAcquisition } from './calls';

@injectable()
export class HttpAcquisitions extends Acquisitions {
  constructor(private readonly api: CallSender) {
    super();
  }

  save(query: string, buyer: Buyer): Promise<void> {
    const value = truncateAcquisitionQuery(query);
    return this.api.send(saveAcquisition, {
      body: [{ op: 'add', path: '/acquisitionGaUtm', value }],
      buyer,
    });
  }
}
