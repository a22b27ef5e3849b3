import { PrerenderedSale, type SaleSnapshot } from '#application/commerce/PrerenderedSale';
import type { LoadOffers } from '#application/commerce/LoadOffers';
import type { ApiResponseCache } from './ApiResponseCache';
import type { DehydratedState } from '../hydration/DehydratedState';

/** Reads the sale from the cache of this process for one render, and adds it to the page's dehydrated state. */
export class ServerPrerenderedSale extends PrerenderedSale {
  /** Version of the API responses that the page used. Undefined if the page shows no sale. */
  version: string | undefined;

  constructor(
    private readonly loadOffers: Pick<LoadOffers, 'execute'>,
    private readonly answers: Pick<ApiResponseCache, 'version' | 'staleSince'>,
    private readonly state: DehydratedState,
  ) {
    super();
  }

  async find(campaignName: string): Promise<SaleSnapshot | undefined> {
    const loaded = await this.loadOffers.execute(campaignName);
    const { staleSince, version } = this.answers;
    this.version = version;
    if (!loaded.ok && loaded.error.kind !== 'closed') return undefined;
    const known: SaleSnapshot = loaded.ok
      ? { kind: 'open', ...loaded.value, ...(staleSince !== undefined && { since: staleSince }) }
      : { kind: 'closed' };
    this.state.sale = { campaignName, known };
    return known;
  }
}
