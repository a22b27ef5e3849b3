import { LoadOffers, type Sale, type SaleProblem } from '#application/commerce/LoadOffers';
import { PrerenderedSale, type SaleSnapshot } from '#application/commerce/PrerenderedSale';
import { Countries } from '#application/consent/Countries';
import { isSoldOut, type Campaign } from '#domain/commerce/Campaign';
import { defaultCurrency } from '#domain/commerce/currencyByCountry';
import { offersOf, storeOffersOf } from '#domain/commerce/offers';
import type { Offers, Plan } from '#domain/commerce/Plan';
import type { Product } from '#domain/commerce/Product';
import type { BuyPageContent } from '#domain/content/BuyPageContent';
import { ownsThroughStore } from '#domain/session/Player';
import type { Result } from '#domain/shared/Result';
import { Submission } from '../../forms/Submission';
import { disposerOf, makePresenterObservable, presenter, type DisposablePresenter } from '../../presenter';
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
  readonly dispose = disposerOf(this);

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
    const { kind } = this.state;
    return (kind === 'open' || kind === 'loading') && this.prerendered?.kind === 'open'
      ? this.prerendered.campaign
      : undefined;
  }

  /**
   * Offers in the default currency, for browsers without JavaScript. Undefined unless the page was rendered for an
   * unknown country.
   */
  get noScriptOffers(): Offers | undefined {
    const { prerendered } = this;
    if (this.state.kind !== 'loading' || prerendered?.kind !== 'open') return undefined;
    return offersOf(prerendered.products, defaultCurrency);
  }

  get arePacksSoldOut(): boolean {
    return this.campaign !== undefined && isSoldOut(this.campaign);
  }

  /** Uses the sale that was rendered into the page, if there is one. @param campaignName as for `load` */
  async prime(campaignName: string): Promise<void> {
    const known = await this.prerenderedSale.find(campaignName);
    if (known?.kind === 'open') {
      if (known.country !== undefined) await this.currency.prime(known.products, known.country);
      this.limit.prime(known.campaign);
    }
    this.prerendered = known;
  }

  /**
   * @param campaignName from the page's content; may be empty
   * @returns whether the sale is open
   */
  async load(campaignName: string): Promise<boolean> {
    const country = this.country();
    if (this.prerendered?.kind === 'closed') this.prerendered = undefined;
    const loaded = await this.loading.run(() => this.loadSale(campaignName, country));
    return loaded?.ok ?? false;
  }

  isForSale(plan: Plan): boolean {
    return this.campaign !== undefined && (plan.kind === 'mydu' || !this.arePacksSoldOut);
  }

  /** A sale that is open is shown once the currency is known. */
  private get prerenderedState(): SaleState | undefined {
    const { prerendered } = this;
    if (prerendered?.kind !== 'open') return prerendered;
    return this.currency.isKnown ? this.open(prerendered.products) : undefined;
  }

  /** The country that the page was rendered for; otherwise requests the visitor's country. */
  private async country(): Promise<string | undefined> {
    const { prerendered } = this;
    const country = prerendered?.kind === 'open' ? prerendered.country : undefined;
    return country ?? this.countries.current();
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
    const suggested = prerendered?.kind === 'open' ? this.suggest(prerendered, country) : undefined;
    let loaded: Result<Sale, SaleProblem>;
    try {
      loaded = await this.loadOffers.execute(campaignName);
    } finally {
      // The embedded prices are shown after a failure, so they need their currency by then.
      await suggested;
    }
    if (!loaded.ok) return loaded;
    await this.currency.suggest(loaded.value.products, country);
    this.limit.show(loaded.value.campaign);
    return loaded;
  }

  private async suggest({ campaign, products }: Sale, country: Promise<string | undefined>): Promise<void> {
    this.limit.show(campaign);
    await this.currency.suggest(products, country);
  }
}

const isCallFailure = (problem: SaleProblem): boolean => 'failure' in problem;

const stateAfter = ({ kind }: SaleProblem): SaleState => {
  if (kind === 'closed') return { kind };
  const isOfProducts = kind === 'products-failed' || kind === 'nothing-offered';
  return { kind: 'failed', problem: isOfProducts ? 'products' : 'page' };
};
