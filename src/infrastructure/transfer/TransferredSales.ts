import { injectable } from 'inversify';
import { KnownSales, type KnownSale } from '../../application/commerce/KnownSales';
import { PageTransfer } from './PageTransfer';

@injectable()
export class TransferredSales extends KnownSales {
  constructor(private readonly transfer: PageTransfer) {
    super();
  }

  /** Returns the sale once, because it may have changed later. */
  async find(campaignName: string): Promise<KnownSale | undefined> {
    const { sale } = this.transfer;
    this.transfer.sale = undefined;
    return sale?.campaignName === campaignName ? sale.known : undefined;
  }
}
