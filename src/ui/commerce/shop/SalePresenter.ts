import { LoadOffers, type Sale, type SaleProblem } from '../../../application/commerce/LoadOffers';
import { KnownSales, type KnownSale } from '../../../application/commerce/KnownSales';
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
  /** Sale that was rendered into the page. */
  private known: KnownSale | undefined;

  constructor(
    readonly currency: CurrencyPresenter,
    readonly limit: LimitPresenter,
    private readonly loading: Submission<Sale, SaleProblem>,
    private readonly loadOffers: LoadOffers,
    private readonly knownSales: KnownSales,
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
        return this.knownState ?? { kind: 'loading' };
      case 'done':
        return this.open(state.value.products);
      case 'failed':
        return (isCallFailure(state.problem) && this.knownState) || stateAfter(state.problem);
      case 'broken':
        return this.knownState ?? { kind: 'failed', problem: 'page' };
    }
  }

  /** Whether the prices are those rendered into the page and could not be confirmed. */
  get isUnconfirmed(): boolean {
    const { kind } = this.loading.state;
    return this.state.kind === 'open' && (kind === 'failed' || kind === 'broken');
  }

  /** Time of the last confirmation, if that was long ago and the prices have not been confirmed since. */
  get since(): Date | undefined {
    if (this.loading.isDone || this.known?.kind !== 'open' || this.known.since === undefined)
      return undefined;
    return new Date(this.known.since);
  }

  /** Whether the visitor owns the game in the third-party store and pays there (CK-03). */
  get isInStore(): boolean {
    const { player } = this.session;
    return player !== undefined && ownsThroughStore(player);
  }

  get campaign(): Campaign | undefined {
    const { state } = this.loading;
    if (state.kind === 'done') return state.value.campaign;
    return this.state.kind === 'open' && this.known?.kind === 'open' ? this.known.campaign : undefined;
  }

  get arePacksSoldOut(): boolean {
    return this.campaign !== undefined && isSoldOut(this.campaign);
  }

  /** Starts with the sale rendered into the page, if there is one. @param campaignName as for `load` */
  async begin(campaignName: string): Promise<void> {
    const known = await this.knownSales.find(campaignName);
    if (known?.kind === 'open') {
      await this.currency.begin(known.products);
      this.limit.begin(known.campaign);
    }
    this.setKnown(known);
  }

  /**
   * @param campaignName from the page's content; may be empty
   * @returns whether the sale is open
   */
  async load(campaignName: string): Promise<boolean> {
    const country = this.countries.current();
    if (this.known?.kind === 'closed') this.setKnown(undefined);
    const loaded = await this.loading.run(() => this.loadSale(campaignName, country));
    return loaded?.ok ?? false;
  }

  isForSale(plan: Plan): boolean {
    return this.campaign !== undefined && (plan.kind === 'mydu' || !this.arePacksSoldOut);
  }

  dispose(): void {
    this.loading.dispose();
  }

  private get knownState(): SaleState | undefined {
    const { known } = this;
    return known?.kind === 'open' ? this.open(known.products) : known;
  }

  private open(products: readonly Product[]): SaleState {
    return { kind: 'open', offers: this.offersOf(products) };
  }

  private offersOf(products: readonly Product[]): Offers {
    const inStore = storeOffersOf(products);
    const isKnown = inStore.packs.length > 0 || inStore.myDU !== undefined;
    if (this.isInStore && isKnown) return inStore;
    return offersOf(products, this.currency.current, this.currency.country);
  }

  /** Loads the sale. The currency and the limit are set before it opens. */
  private async loadSale(campaignName: string, country: Promise<string | undefined>) {
    const { known } = this;
    const isBegun = known?.kind === 'open' && this.suggest(known, country);
    const loaded = await this.loadOffers.execute(campaignName);
    await isBegun;
    if (!loaded.ok) return loaded;
    await this.currency.suggest(loaded.value.products, country);
    this.limit.show(loaded.value.campaign);
    return loaded;
  }

  private async suggest({ campaign, products }: Sale, country: Promise<string | undefined>): Promise<void> {
    this.limit.show(campaign);
    await this.currency.suggest(products, country);
  }

  private setKnown(known: KnownSale | undefined): void {
    this.known = known;
  }
}

const isCallFailure = (problem: SaleProblem): boolean => 'failure' in problem;

const stateAfter = ({ kind }: SaleProblem): SaleState => {
  if (kind === 'closed') return { kind };
  const isOfProducts = kind === 'products-failed' || kind === 'nothing-offered';
  return { kind: 'failed', problem: isOfProducts ? 'products' : 'page' };
};
