import type { PlanSelection } from '#domain/commerce/PlanSelection';
import { renewKey } from '#domain/commerce/purchaseTransitions';
import { storeUrl } from '#domain/commerce/storeUrl';
import { languageOf, type Locale } from '#domain/language/Locale';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { Navigator } from '../navigation/Navigator';
import { Locks } from '../shared/Locks';
import { shareInFlight } from '../shared/shareInFlight';
import { sharedUseCase } from '../useCase';
import { problemOf, type CheckoutProblem } from './checkoutProblems';
import type { CheckoutRejection } from './Checkouts';
import { CurrentPurchase } from './CurrentPurchase';
import { ShopPaths } from './ShopPaths';
import { StoreCheckouts } from './StoreCheckouts';

export interface StoreCheckoutInput {
  /** The offer that the buyer agreed to. */
  readonly selection: PlanSelection;
  readonly locale: Locale;
}

@sharedUseCase
export class BuyThroughStore {
  private readonly run = shareInFlight((wish: StoreCheckoutInput) =>
    this.locks.runExclusive('checkout', () => this.start(wish)),
  );

  constructor(
    private readonly store: StoreCheckouts,
    private readonly purchase: CurrentPurchase,
    private readonly navigator: Navigator,
    private readonly locks: Locks,
    private readonly paths: ShopPaths,
  ) {}

  /** @returns URL of the store's page, which sends the player back to the thank-you page */
  execute(wish: StoreCheckoutInput): Promise<Result<URL, CheckoutProblem>> {
    return this.run(wish);
  }

  private async start(wish: StoreCheckoutInput): Promise<Result<URL, CheckoutProblem>> {
    const held = this.purchase.findPayable(wish.selection);
    if (!held.ok) return held;
    let answered = await this.initialize(wish);
    if (!answered.ok && answered.error.kind === 'key-used') {
      this.purchase.apply(renewKey);
      answered = await this.initialize(wish);
    }
    if (!answered.ok) return fail(problemOf(answered.error));
    const address = storeUrl(
      answered.value,
      this.navigator.origin,
      this.paths.thankYouAfterStore(wish.selection.kind === 'mydu'),
    );
    return address ? succeed(address) : fail({ kind: 'malformed' });
  }

  private initialize({ selection, locale }: StoreCheckoutInput): Promise<Result<string, CheckoutRejection>> {
    const language = languageOf(locale);
    return this.store.initialize({
      key: this.purchase.keyForRequest({ channel: 'store', language }),
      productId: selection.productId,
      productDescription: selection.planDescription,
      language,
    });
  }
}
