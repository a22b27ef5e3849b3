import { injectable } from 'inversify';
import { BuyPage } from '#application/commerce/BuyPage';
import { SessionlessCallSender } from '../shared/SessionlessCallSender';
import { checkBuyPage } from './calls';

@injectable()
export class HttpBuyPage extends BuyPage {
  constructor(private readonly api: SessionlessCallSender) {
    super();
  }

  isEnabled(): Promise<boolean> {
    return this.api.send(checkBuyPage);
  }
}
