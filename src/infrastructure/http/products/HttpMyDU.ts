import { injectable } from 'inversify';
import { MyDU, type MyDUConversionRejection } from '#application/products/MyDU';
import { succeed, type Result } from '#domain/shared/Result';
import { CallSender } from '../shared/CallSender';
import { checkMyDU, redeemMyDU } from './calls';

@injectable()
export class HttpMyDU extends MyDU {
  constructor(private readonly api: CallSender) {
    super();
  }

  async canBuy(): Promise<boolean | undefined> {
    return (await this.api.send(checkMyDU))?.isEligible;
  }

  async convert(): Promise<Result<Date, MyDUConversionRejection>> {
    const conversion = await this.api.send(redeemMyDU, { body: {} });
    return conversion.ok ? succeed(new Date(conversion.value.endDate)) : conversion;
  }
}
