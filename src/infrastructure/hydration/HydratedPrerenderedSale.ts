import { injectable } from 'inversify';
import { PrerenderedSale, type SaleSnapshot } from '#application/commerce/PrerenderedSale';
import type { Money } from '#domain/commerce/Money';
import { DehydratedState } from './DehydratedState';

@injectable()
export class HydratedPrerenderedSale extends PrerenderedSale {
  constructor(private readonly state: DehydratedState) {
    super();
  }

  /** Returns the sale only once, because it may be outdated later. */
  async find(campaignName: string): Promise<SaleSnapshot | undefined> {
    const { sale } = this.state;
    this.state.sale = undefined;
    return sale?.campaignName === campaignName ? sale.known : undefined;
  }

  async findMonthlyPrice(): Promise<Money | undefined> {
    return this.state.monthlyPrice;
  }
}
