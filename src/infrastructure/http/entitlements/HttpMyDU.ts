import { injectable } from 'inversify';
import { MyDU, type ConversionRejection } from '../../../application/entitlements/MyDU';
import { succeed, type Result } from '../../../domain/shared/Result';
import { CallSender } from '../shared/CallSender';
import { checkMyDU, redeemMyDU } from './calls';

@injectable()
export class HttpMyDU extends MyDU {
  constructor(private readonly api: CallSender) {
    super();
  }

  async mayBuy(): Promise<boolean | undefined> {
    return (await this.api.send(checkMyDU))?.isEligible;
  }

  async convert(): Promise<Result<Date, ConversionRejection>> {
    const conversion = await this.api.send(redeemMyDU, { body: {} });
    return conversion.ok ? succeed(new Date(conversion.value.endDate)) : conversion;
  }
}
