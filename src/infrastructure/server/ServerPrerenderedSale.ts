import { PrerenderedSale, type SaleSnapshot } from '#application/commerce/PrerenderedSale';
import type { LoadOffers } from '#application/commerce/LoadOffers';
import type { Content } from '#application/content/Content';
import { buyPageUid } from '#application/content/LoadBuyPageContent';
import { isSoldOut } from '#domain/commerce/Campaign';
import type { Money } from '#domain/commerce/Money';
import { lowestMonthlyPrice } from '#domain/commerce/offers';
import { buyPage } from '#domain/content/models/buyPage';
import type { Locale } from '#domain/language/Locale';
import type { ApiResponseCache } from './ApiResponseCache';
import type { DehydratedState } from '../hydration/DehydratedState';

/**
 * Reads the sale from the cache of this process for one render, and adds it to the page's dehydrated state.
 *
 * The shop's document names the campaign. A page with only the lowest price does not carry the document or the sale.
 */
export class ServerPrerenderedSale extends PrerenderedSale {
  /** Version of the API responses that the page used. Undefined if the page shows no sale. */
  version: string | undefined;

  constructor(
    private readonly loadOffers: Pick<LoadOffers, 'execute'>,
    private readonly answers: Pick<ApiResponseCache, 'version' | 'staleSince'>,
    private readonly content: Pick<Content, 'findOne'>,
    private readonly state: DehydratedState,
    private readonly country?: string,
  ) {
    super();
  }

  async find(campaignName: string): Promise<SaleSnapshot | undefined> {
    const loaded = await this.loadOffers.execute(campaignName);
    const { staleSince, version } = this.answers;
    this.version = version;
    if (!loaded.ok && loaded.error.kind !== 'closed') return undefined;
    const known: SaleSnapshot = loaded.ok
      ? {
          kind: 'open',
          ...loaded.value,
          ...(this.country !== undefined && { country: this.country }),
          ...(staleSince !== undefined && { since: staleSince }),
        }
      : { kind: 'closed' };
    this.state.sale = { campaignName, known };
    return known;
  }

  async findMonthlyPrice(locale: Locale): Promise<Money | undefined> {
    if (this.country === undefined) return undefined;
    const { content } = await this.content.findOne(buyPage, { locale, uid: buyPageUid });
    const loaded = await this.loadOffers.execute(content.campaignName);
    const { staleSince, version } = this.answers;
    this.version = version;
    if (!loaded.ok || staleSince !== undefined || isSoldOut(loaded.value.campaign)) return undefined;
    this.state.monthlyPrice = lowestMonthlyPrice(loaded.value.products, this.country);
    return this.state.monthlyPrice;
  }
}
