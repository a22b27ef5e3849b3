import { injectable } from 'inversify';
import { BuyPage } from '../../../application/commerce/BuyPage';
import { OpenCallSender } from '../shared/OpenCallSender';
import { checkBuyPage } from './calls';

@injectable()
export class HttpBuyPage extends BuyPage {
  constructor(private readonly api: OpenCallSender) {
    super();
  }

  isEnabled(): Promise<boolean> {
    return this.api.send(checkBuyPage);
  }
}
