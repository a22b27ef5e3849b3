import { LoadOffers, type Sale, type SaleProblem } from '#application/commerce/LoadOffers';
import { PrerenderedSale, type SaleSnapshot } from '#application/commerce/PrerenderedSale';
import { Countries } from '#application/consent/Countries';
import { isSoldOut, type Campaign } from '#domain/commerce/Campaign';
import { offersOf, storeOffersOf } from '#domain/commerce/offers';
import type { Offers, Plan } from '#domain/commerce/Plan';
import type { Product } from '#domain/commerce/Product';
import type { BuyPageContent } from '#domain/content/BuyPageContent';
import { ownsThroughStore } from '#domain/session/Player';
import { Submission } from '../../forms/Submission';
import { makePresenterObservable, presenter, type DisposablePresenter } from '../../presenter';
import { SessionPresenter } from '../../session/SessionPresenter';
import { CurrencyPresenter } from './CurrencyPresenter';
import { LimitPresenter } from './LimitPresenter';

export type SaleState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'open'; readonly offers: Offers }
  | { readonly kind: 'closed' }
  | { readonly kind: 'failed'; readonly problem: keyof BuyPageContent['problems'] };

/** The plans that the campaign sells, in the visitor's currency (BU-01, BU-02). */
@presenter
export class SalePresenter implements DisposablePresenter {
  /** Sale that was rendered into the page. */
  private prerendered: SaleSnapshot | undefined;

  constructor(
    readonly currency: CurrencyPresenter,
    readonly limit: LimitPresenter,
    private readonly loading: Submission<Sale, SaleProblem>,
    private readonly loadOffers: LoadOffers,
    private readonly prerenderedSale: PrerenderedSale,
    private readonly countries: Countries,
    private readonly session: SessionPresenter,
  ) {
    makePresenterObservable(this);
  }

  get state(): SaleState {
    const { state } = this.loading;
    switch (state.kind) {
      case 'idle':
      case 'sending':
        return this.prerenderedState ?? { kind: 'loading' };
      case 'done':
        return this.open(state.value.products);
      case 'failed':
        return (isCallFailure(state.problem) && this.prerenderedState) || stateAfter(state.problem);
      case 'broken':
        return this.prerenderedState ?? { kind: 'failed', problem: 'page' };
    }
  }

  /** Whether the displayed prices were rendered into the page and could not be confirmed. */
  get isUnconfirmed(): boolean {
    const { kind } = this.loading.state;
    return this.state.kind === 'open' && (kind === 'failed' || kind === 'broken');
  }

  /** Time of the last confirmation. Undefined if it was recent or the prices have been confirmed since. */
  get confirmedAt(): Date | undefined {
    if (this.loading.isDone || this.prerendered?.kind !== 'open' || this.prerendered.since === undefined)
      return undefined;
    return new Date(this.prerendered.since);
  }

  /** Whether the visitor owns the game in the third-party store and pays there (CK-03). */
  get isStoreBuyer(): boolean {
    const { player } = this.session;
    return player !== undefined && ownsThroughStore(player);
  }

  get campaign(): Campaign | undefined {
    const { state } = this.loading;
    if (state.kind === 'done') return state.value.campaign;
    return this.state.kind === 'open' && this.prerendered?.kind === 'open'
      ? this.prerendered.campaign
      : undefined;
  }

  get arePacksSoldOut(): boolean {
    return this.campaign !== undefined && isSoldOut(this.campaign);
  }

  /** Uses the sale that was rendered into the page, if there is one. @param campaignName as for `load` */
  async prime(campaignName: string): Promise<void> {
    const known = await this.prerenderedSale.find(campaignName);
    if (known?.kind === 'open') {
      await this.currency.prime(known.products);
      this.limit.prime(known.campaign);
    }
    this.setPrerendered(known);
  }

  /**
   * @param campaignName from the page's content; may be empty
   * @returns whether the sale is open
   */
  async load(campaignName: string): Promise<boolean> {
    const country = this.countries.current();
    if (this.prerendered?.kind === 'closed') this.setPrerendered(undefined);
    const loaded = await this.loading.run(() => this.loadSale(campaignName, country));
    return loaded?.ok ?? false;
  }

  isForSale(plan: Plan): boolean {
    return this.campaign !== undefined && (plan.kind === 'mydu' || !this.arePacksSoldOut);
  }

  dispose(): void {
    this.loading.dispose();
  }

  private get prerenderedState(): SaleState | undefined {
    const { prerendered } = this;
    return prerendered?.kind === 'open' ? this.open(prerendered.products) : prerendered;
  }

  private open(products: readonly Product[]): SaleState {
    return { kind: 'open', offers: this.offersOf(products) };
  }

  private offersOf(products: readonly Product[]): Offers {
    const inStore = storeOffersOf(products);
    const isKnown = inStore.packs.length > 0 || inStore.myDU !== undefined;
    if (this.isStoreBuyer && isKnown) return inStore;
    return offersOf(products, this.currency.current, this.currency.country);
  }

  /** Loads the sale. The currency and the limit are set before the sale is shown as open. */
  private async loadSale(campaignName: string, country: Promise<string | undefined>) {
    const { prerendered } = this;
    const isBegun = prerendered?.kind === 'open' && this.suggest(prerendered, country);
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

  private setPrerendered(known: SaleSnapshot | undefined): void {
    this.prerendered = known;
  }
}

const isCallFailure = (problem: SaleProblem): boolean => 'failure' in problem;

const stateAfter = ({ kind }: SaleProblem): SaleState => {
  if (kind === 'closed') return { kind };
  const isOfProducts = kind === 'products-failed' || kind === 'nothing-offered';
  return { kind: 'failed', problem: isOfProducts ? 'products' : 'page' };
};
