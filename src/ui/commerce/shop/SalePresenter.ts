import { LoadOffers, type Sale, type SaleProblem } from '../../../application/commerce/LoadOffers';
import { Countries } from '../../../application/consent/Countries';
import { isSoldOut, type Campaign } from '../../../domain/commerce/Campaign';
import { offersOf, storeOffersOf } from '../../../domain/commerce/offers';
import type { Offers, Plan } from '../../../domain/commerce/Plan';
import type { Product } from '../../../domain/commerce/Product';
import type { BuyPageContent } from '../../../domain/content/BuyPageContent';
import { ownsThroughStore } from '../../../domain/session/Player';
import { Submission } from '../../forms/Submission';
import { observed, presenter, type Disposable } from '../../presenter';
import { SessionPresenter } from '../../session/SessionPresenter';
import { CurrencyPresenter } from './CurrencyPresenter';
import { LimitPresenter } from './LimitPresenter';

export type SaleState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'open'; readonly offers: Offers }
  | { readonly kind: 'closed' }
  | { readonly kind: 'failed'; readonly problem: keyof BuyPageContent['problems'] };

/** What the campaign sells, in the visitor's currency (BU-01, BU-02). */
@presenter
export class SalePresenter implements Disposable {
  constructor(
    readonly currency: CurrencyPresenter,
    readonly limit: LimitPresenter,
    private readonly loading: Submission<Sale, SaleProblem>,
    private readonly loadOffers: LoadOffers,
    private readonly countries: Countries,
    private readonly session: SessionPresenter,
  ) {
    observed(this);
  }

  get state(): SaleState {
    const { state } = this.loading;
    switch (state.kind) {
      case 'idle':
      case 'sending':
        return { kind: 'loading' };
      case 'done':
        return { kind: 'open', offers: this.offersOf(state.value.products) };
      case 'failed':
        return stateAfter(state.problem);
      case 'broken':
        return { kind: 'failed', problem: 'page' };
    }
  }

  /** The visitor owns the game in the third-party store, and pays there (CK-03). */
  get isInStore(): boolean {
    const { player } = this.session;
    return player !== undefined && ownsThroughStore(player);
  }

  get campaign(): Campaign | undefined {
    const { state } = this.loading;
    return state.kind === 'done' ? state.value.campaign : undefined;
  }

  get arePacksSoldOut(): boolean {
    return this.campaign !== undefined && isSoldOut(this.campaign);
  }

  /**
   * @param campaignName from the page's content; may be empty
   * @returns whether the sale is open
   */
  async load(campaignName: string): Promise<boolean> {
    const country = this.countries.current();
    const loaded = await this.loading.run(() => this.loadSale(campaignName, country));
    return loaded?.ok ?? false;
  }

  isForSale(plan: Plan): boolean {
    return this.campaign !== undefined && (plan.kind === 'mydu' || !this.arePacksSoldOut);
  }

  dispose(): void {
    this.loading.dispose();
  }

  private offersOf(products: readonly Product[]): Offers {
    const inStore = storeOffersOf(products);
    const isKnown = inStore.packs.length > 0 || inStore.myDU !== undefined;
    if (this.isInStore && isKnown) return inStore;
    return offersOf(products, this.currency.current, this.currency.country);
  }

  /** The currency and the limit are known before the sale opens. */
  private async loadSale(campaignName: string, country: Promise<string | undefined>) {
    const loaded = await this.loadOffers.execute(campaignName);
    if (!loaded.ok) return loaded;
    await this.currency.suggest(loaded.value.products, country);
    this.limit.show(loaded.value.campaign);
    return loaded;
  }
}

const stateAfter = ({ kind }: SaleProblem): SaleState => {
  if (kind === 'closed') return { kind };
  const isOfProducts = kind === 'products-failed' || kind === 'nothing-offered';
  return { kind: 'failed', problem: isOfProducts ? 'products' : 'page' };
};
