import { makeAutoObservable, observableRef } from 'mobx';
import { ChoosePlan } from '../../../application/commerce/ChoosePlan';
import { CurrentPurchase } from '../../../application/commerce/CurrentPurchase';
import { KeepReferral } from '../../../application/commerce/KeepReferral';
import { LoadOffers, type Sale, type SaleProblem } from '../../../application/commerce/LoadOffers';
import { SuggestCurrency } from '../../../application/commerce/SuggestCurrency';
import { Countries } from '../../../application/consent/Countries';
import { LoadBuyPageContent } from '../../../application/content/LoadBuyPageContent';
import { MayBuyMyDU } from '../../../application/entitlements/MayBuyMyDU';
import { BuiltPages } from '../../../application/navigation/BuiltPages';
import { Navigator } from '../../../application/navigation/Navigator';
import { Viewport } from '../../../application/navigation/Viewport';
import { Session } from '../../../application/session/Session';
import { Analytics } from '../../../application/shared/Analytics';
import { majorUnitsOf, type Currency } from '../../../domain/commerce/Money';
import { offersOf } from '../../../domain/commerce/offers';
import type { Offers, Plan, PlanKind } from '../../../domain/commerce/Plan';
import { referralCodeIn } from '../../../domain/commerce/referral';
import type { BuyPageContent, PackText } from '../../../domain/content/BuyPageContent';
import { plainText } from '../../../domain/content/RichText';
import { matchPath, pathOf } from '../../../domain/navigation/matchPath';
import { PageLoader } from '../../app/PageLoader';
import type { PageHead } from '../../app/Pages';
import { Translations } from '../../content/Translations';
import { presenter, type Disposable, type Visit } from '../../presenter';
import { LimitPresenter } from './LimitPresenter';

/** `failed`: the products or something else did not come (BU-07). */
export type ShopState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'open'; readonly offers: Offers }
  | { readonly kind: 'closed' }
  | { readonly kind: 'failed'; readonly problem: keyof BuyPageContent['problems'] };

/** A pack's place on the page: what is said of it, and the plan once there is one. */
export interface PackPlace {
  readonly kind: PlanKind;
  readonly text: PackText | undefined;
  readonly plan: Plan | undefined;
}

type Answer =
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'open';
      readonly sale: Sale;
      readonly country: string | undefined;
      readonly suggested: Currency;
      readonly choices: readonly Currency[];
    }
  | Exclude<ShopState, { readonly kind: 'open' }>;

const packKinds: readonly PlanKind[] = ['one-month', 'three-months', 'six-months', 'twelve-months'];

/**
 * The shop: its words come with the page, its prices from the server once the page is shown (BU-01 to BU-08). What
 * was chosen goes on to the confirmation.
 */
@presenter
export class BuyPresenter implements Disposable {
  content: BuyPageContent | undefined;
  isWaitingListOpen = false;
  /** Whether MyDU can be bought here; nothing while that is not known. */
  mayBuyMyDU: boolean | undefined;
  private answer: Answer = { kind: 'loading' };
  private chosen: Currency | undefined;
  private query = new URLSearchParams();
  private left = new AbortController();
  private checks = 0;

  constructor(
    private readonly loadContent: LoadBuyPageContent,
    private readonly loadOffers: LoadOffers,
    private readonly suggestCurrency: SuggestCurrency,
    private readonly countries: Countries,
    private readonly askMayBuyMyDU: MayBuyMyDU,
    private readonly choosePlan: ChoosePlan,
    private readonly keepReferral: KeepReferral,
    private readonly purchase: CurrentPurchase,
    private readonly session: Session,
    private readonly analytics: Analytics,
    private readonly navigator: Navigator,
    private readonly pages: BuiltPages,
    private readonly loader: PageLoader,
    private readonly viewport: Viewport,
    private readonly translations: Translations,
    readonly limit: LimitPresenter,
  ) {
    makeAutoObservable<
      this,
      | 'loadContent'
      | 'loadOffers'
      | 'suggestCurrency'
      | 'countries'
      | 'askMayBuyMyDU'
      | 'choosePlan'
      | 'keepReferral'
      | 'purchase'
      | 'session'
      | 'analytics'
      | 'navigator'
      | 'pages'
      | 'loader'
      | 'viewport'
      | 'translations'
      | 'query'
      | 'left'
      | 'answer'
      | 'checks'
    >(
      this,
      {
        content: observableRef,
        answer: observableRef,
        loadContent: false,
        loadOffers: false,
        suggestCurrency: false,
        countries: false,
        askMayBuyMyDU: false,
        choosePlan: false,
        keepReferral: false,
        purchase: false,
        session: false,
        analytics: false,
        navigator: false,
        pages: false,
        loader: false,
        viewport: false,
        translations: false,
        limit: false,
        query: false,
        left: false,
        checks: false,
      },
      { autoBind: true },
    );
  }

  async load({ query }: Visit): Promise<void> {
    this.query = query;
    this.show(await this.loadContent.execute(this.translations.locale));
  }

  get head(): PageHead {
    const { meta, faq } = this.content ?? {};
    return {
      ...meta,
      questions: (faq?.questions ?? []).map(({ question, answer }) => ({
        question,
        answer: plainText(answer),
      })),
    };
  }

  get state(): ShopState {
    const { answer } = this;
    if (answer.kind !== 'open') return answer;
    return { kind: 'open', offers: offersOf(answer.sale.products, this.currency, answer.country) };
  }

  get currency(): Currency {
    return this.chosen ?? (this.answer.kind === 'open' ? this.answer.suggested : 'USD');
  }

  /** What the switcher offers; nothing where there is none (BU-03). */
  get currencies(): readonly Currency[] {
    return this.answer.kind === 'open' ? this.answer.choices : [];
  }

  /** The packs in their order, or where they will stand. */
  get packs(): readonly PackPlace[] {
    const { state } = this;
    const texts = this.content?.plans.packs ?? [];
    const textOf = (kind: PlanKind): PackText | undefined => texts.find((text) => text.kind === kind);
    if (state.kind === 'open') {
      return state.offers.packs.map((plan) => ({ kind: plan.kind, text: textOf(plan.kind), plan }));
    }
    const kinds = packKinds.filter((kind) => texts.length === 0 || textOf(kind));
    return kinds.map((kind) => ({ kind, text: textOf(kind), plan: undefined }));
  }

  get arePacksSoldOut(): boolean {
    return this.limit.state.kind === 'sold-out';
  }

  /** Once the page is shown: asks for what is on sale, and follows who is here. @returns a function that ends it */
  begin(): () => void {
    this.left = new AbortController();
    this.keepReferral.execute(this.query.toString());
    void this.loadSale();
    void this.checkMyDU();
    const unfollow = this.session.onChange(() => void this.checkMyDU());
    return () => {
      unfollow();
      this.left.abort();
    };
  }

  /** Asks once more after a failure (BU-07). */
  async retry(): Promise<void> {
    this.become({ kind: 'loading' });
    // The button that had the focus is gone.
    this.viewport.focusMain();
    await this.loadSale();
  }

  /** Loads the page anew, for words that did not come. */
  reload(): void {
    this.navigator.load(this.navigator.path, 'replace');
  }

  chooseCurrency(currency: Currency): void {
    this.chosen = currency;
  }

  /** Puts a plan into the basket and goes on to its confirmation (BU-06). */
  choose(plan: Plan): void {
    if (this.answer.kind !== 'open' || (plan.kind !== 'mydu' && this.arePacksSoldOut)) return;
    const referralCode = referralCodeIn(this.query.get('recruiter'));
    this.choosePlan.execute({
      plan,
      campaignId: this.answer.sale.campaign.id,
      ...(referralCode !== undefined && { referralCode }),
    });
    const { productId: id, name, total } = plan;
    const items = [{ id, name, price: majorUnitsOf(total), quantity: 1 }];
    this.analytics.commerce({ kind: 'select_item', items, currency: total.currency });
    this.analytics.commerce({ kind: 'add_to_cart', items, currency: total.currency });
    const query = this.query.toString();
    this.navigator.push(this.confirmPath + (query && `?${query}`));
  }

  openWaitingList(): void {
    this.isWaitingListOpen = true;
  }

  closeWaitingList(): void {
    this.isWaitingListOpen = false;
  }

  dispose(): void {
    this.left.abort();
  }

  private async loadSale(): Promise<void> {
    const { signal } = this.left;
    const asked = this.countries.current();
    const loaded = await this.loadOffers.execute(this.content?.campaignName ?? '');
    if (signal.aborted) return;
    if (!loaded.ok) return this.become(answerTo(loaded.error));
    const sale = loaded.value;
    const { currency, choices, country } = await this.suggestCurrency.execute(sale.products, asked);
    if (signal.aborted) return;
    // Who comes back from the confirmation finds the currency that they chose in.
    const before = this.purchase.unpaid?.selection.total.currency;
    const suggested = choices.find((choice) => choice === before) ?? currency;
    this.limit.show(sale.campaign);
    this.become({ kind: 'open', sale, country, suggested, choices });
    this.warmConfirmation();
  }

  private async checkMyDU(): Promise<void> {
    const { signal } = this.left;
    const check = ++this.checks;
    const mayBuy = await this.askMayBuyMyDU.execute();
    if (!signal.aborted && check === this.checks) this.allowMyDU(mayBuy);
  }

  /** The next step is there when it is wanted. */
  private warmConfirmation(): void {
    if (this.pages.has('buyConfirm')) this.loader.warm(matchPath(this.confirmPath));
  }

  private get confirmPath(): string {
    return pathOf('buyConfirm', this.translations.locale);
  }

  private show(content: BuyPageContent): void {
    this.content = content;
  }

  private allowMyDU(mayBuy: boolean): void {
    this.mayBuyMyDU = mayBuy;
  }

  private become(answer: Answer): void {
    this.answer = answer;
  }
}

const answerTo = ({ kind }: SaleProblem): Answer => {
  if (kind === 'closed') return { kind };
  const isOfProducts = kind === 'products-failed' || kind === 'nothing-offered';
  return { kind: 'failed', problem: isOfProducts ? 'products' : 'page' };
};
