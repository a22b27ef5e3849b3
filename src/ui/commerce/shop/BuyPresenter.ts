import { SaveReferral } from '#application/commerce/SaveReferral';
import { LoadBuyPageContent } from '#application/content/LoadBuyPageContent';
import { Navigator } from '#application/navigation/Navigator';
import { Viewport } from '#application/navigation/Viewport';
import type { Plan, PlanKind } from '#domain/commerce/Plan';
import type { BuyPageContent, PackText } from '#domain/content/BuyPageContent';
import type { PageHead, PageLifecycle } from '../../app/Pages';
import { faqForHead } from '../../content/faqForHead';
import { Translations } from '../../content/Translations';
import { disposerOf, makePresenterObservable, presenter } from '../../presenter';
import { BasketPresenter } from './BasketPresenter';
import { MyDUOfferPresenter } from './MyDUOfferPresenter';
import { SalePresenter } from './SalePresenter';

/** A pack on the page: always its text, and its plan once the sale is open. */
export interface PackOffer {
  readonly kind: PlanKind;
  readonly text: PackText | undefined;
  readonly plan: Plan | undefined;
  /** Plan in the default currency, for browsers without JavaScript. */
  readonly noScriptPlan?: Plan | undefined;
}

const packKinds: readonly PlanKind[] = ['one-month', 'three-months', 'six-months', 'twelve-months'];

/**
 * The shop (BU-01 to BU-08). Its texts are part of the page. The prices are either rendered into the page, or requested
 * from the server after the page is shown.
 */
@presenter
export class BuyPresenter implements PageLifecycle {
  content: BuyPageContent | undefined;
  isWaitingListOpen = false;
  readonly dispose = disposerOf(this);

  constructor(
    readonly sale: SalePresenter,
    readonly myDU: MyDUOfferPresenter,
    private readonly basket: BasketPresenter,
    private readonly loadContent: LoadBuyPageContent,
    private readonly keepReferral: SaveReferral,
    private readonly navigator: Navigator,
    private readonly viewport: Viewport,
    private readonly translations: Translations,
  ) {
    makePresenterObservable(this);
  }

  async load(): Promise<void> {
    const content = await this.loadContent.execute(this.translations.locale);
    await this.sale.prime(content.campaignName);
    this.content = content;
  }

  get head(): PageHead {
    const { meta, faq } = this.content ?? {};
    return { ...meta, questions: faqForHead(faq) };
  }

  get packs(): readonly PackOffer[] {
    const { state } = this.sale;
    const texts = this.content?.plans.packs ?? [];
    const textOf = (kind: PlanKind): PackText | undefined => texts.find((text) => text.kind === kind);
    if (state.kind === 'open') {
      return state.offers.packs.map((plan) => ({ kind: plan.kind, text: textOf(plan.kind), plan }));
    }
    const kinds = packKinds.filter((kind) => texts.length === 0 || textOf(kind));
    const noScriptPacks = this.sale.noScriptOffers?.packs ?? [];
    return kinds.map((kind) => ({
      kind,
      text: textOf(kind),
      plan: undefined,
      noScriptPlan: noScriptPacks.find((plan) => plan.kind === kind),
    }));
  }

  onShow(): () => void {
    this.keepReferral.execute();
    void this.loadSale();
    const endMyDU = this.myDU.onShow();
    return () => {
      endMyDU();
      this.dispose();
    };
  }

  async retry(): Promise<void> {
    const loaded = this.loadSale();
    // The button that had focus was removed.
    this.viewport.focusMain();
    await loaded;
  }

  reload(): void {
    this.navigator.load(this.navigator.path, 'replace');
  }

  choose(plan: Plan): void {
    const { campaign } = this.sale;
    if (campaign && this.sale.isForSale(plan)) this.basket.choose(plan, campaign.id);
  }

  openWaitingList(): void {
    this.isWaitingListOpen = true;
  }

  closeWaitingList(): void {
    this.isWaitingListOpen = false;
  }

  private async loadSale(): Promise<void> {
    if (await this.sale.load(this.content?.campaignName ?? '')) this.basket.prepareConfirmation();
  }
}
