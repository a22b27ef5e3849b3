import { KnownSales, type KnownSale } from '../../application/commerce/KnownSales';
import type { LoadOffers } from '../../application/commerce/LoadOffers';
import type { LastAnswers } from './LastAnswers';
import type { PageTransfer } from '../transfer/PageTransfer';

/** Sale from the cache of this process, for one render. Adds it to the page's dehydrated state. */
export class ServerSales extends KnownSales {
  /** Version of the responses that were used; undefined if the page shows no sale. */
  version: string | undefined;

  constructor(
    private readonly loadOffers: Pick<LoadOffers, 'execute'>,
    private readonly answers: Pick<LastAnswers, 'version' | 'since'>,
    private readonly transfer: PageTransfer,
  ) {
    super();
  }

  async find(campaignName: string): Promise<KnownSale | undefined> {
    const loaded = await this.loadOffers.execute(campaignName);
    const { since, version } = this.answers;
    this.version = version;
    if (!loaded.ok && loaded.error.kind !== 'closed') return undefined;
    const known: KnownSale = loaded.ok
      ? { kind: 'open', ...loaded.value, ...(since !== undefined && { since }) }
      : { kind: 'closed' };
    this.transfer.sale = { campaignName, known };
    return known;
  }
}
