import { ListProducts, type ProductsOverview } from '#application/products/ListProducts';
import { Session } from '#application/session/Session';
import { Clock } from '#application/shared/Clock';
import { renewalOf, type Renewal } from '#domain/billing/renewal';
import { isExpired, type OwnedProduct } from '#domain/products/OwnedProduct';
import { timeLeft, type TimeLeft } from '#domain/products/timeLeft';
import { myDUConversion, type MyDUConversion } from '#domain/products/mydu';
import type { PageLifecycle } from '../app/Pages';
import { Loadable } from '../loading/Loadable';
import { disposerOf, makePresenterObservable, presenter, type PageRequest } from '../presenter';
import { ConvertMyDUPresenter } from './ConvertMyDUPresenter';
import { ClaimStoreGameTimePresenter } from './ClaimStoreGameTimePresenter';
import { RedeemCodePresenter } from './RedeemCodePresenter';

@presenter
export class ProductsPresenter implements PageLifecycle {
  /** The product whose details are open. */
  openProduct: OwnedProduct | undefined;
  readonly dispose = disposerOf(this);

  constructor(
    readonly overview: Loadable<ProductsOverview>,
    private readonly listProducts: ListProducts,
    private readonly session: Session,
    private readonly clock: Clock,
    readonly redeemCode: RedeemCodePresenter,
    readonly claimStoreGameTime: ClaimStoreGameTimePresenter,
    readonly convertMyDU: ConvertMyDUPresenter,
  ) {
    makePresenterObservable(this);
    redeemCode.redeemed.on(() => void this.refresh());
    claimStoreGameTime.claimed.on(() => void this.refresh());
  }

  async load({ query }: PageRequest): Promise<void> {
    const userId = query.get('user_id');
    this.redeemCode.prefill(query.get('code') ?? '', userId !== null && userId !== this.session.player?.id);
    await this.refresh();
  }

  get hasNothing(): boolean {
    const { value } = this.overview;
    return value?.products.length === 0 && !value.hasMyDUAccess;
  }

  get hasSeveral(): boolean {
    return (this.overview.value?.products.length ?? 0) > 1;
  }

  get myDUConversion(): MyDUConversion | undefined {
    const { value } = this.overview;
    if (!value || value.hasMyDUAccess) return undefined;
    return myDUConversion(value.gameTimeEnd, this.clock.now());
  }

  /** Whether the conversion to myDU would use up all of the player's remaining game time. */
  get endsOnConversion(): boolean {
    const conversion = this.myDUConversion;
    return conversion?.kind === 'possible' && conversion.endAfterwards <= this.clock.now();
  }

  isExpired(product: OwnedProduct): boolean {
    return isExpired(product, this.clock.now());
  }

  renewalOf(product: OwnedProduct): Renewal {
    return renewalOf(product, this.clock.now());
  }

  daysLeft(product: OwnedProduct): number {
    const milliseconds = (product.endsAt?.getTime() ?? 0) - this.clock.now().getTime();
    return Math.max(0, Math.ceil(milliseconds / millisecondsPerDay));
  }

  /** Returns the remaining time of a product; undefined if it never expires. */
  timeLeft({ endsAt }: OwnedProduct): TimeLeft | undefined {
    return endsAt && timeLeft(endsAt, this.clock.now());
  }

  openDetails(product: OwnedProduct): void {
    this.openProduct = product;
  }

  closeDetails(): void {
    this.openProduct = undefined;
  }

  async refresh(): Promise<void> {
    await this.overview.load(() => this.listProducts.execute());
  }
}

const millisecondsPerDay = 86_400_000;
