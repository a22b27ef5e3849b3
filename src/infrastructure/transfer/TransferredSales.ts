import { injectable } from 'inversify';
import { KnownSales, type KnownSale } from '../../application/commerce/KnownSales';
import { PageTransfer } from './PageTransfer';

@injectable()
export class TransferredSales extends KnownSales {
  constructor(private readonly transfer: PageTransfer) {
    super();
  }

  /** Taken once: later the sale may be another. */
  async find(campaignName: string): Promise<KnownSale | undefined> {
    const { sale } = this.transfer;
    this.transfer.sale = undefined;
    return sale?.campaignName === campaignName ? sale.known : undefined;
  }
}
