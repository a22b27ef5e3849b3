import { makeAutoObservable } from 'mobx';
import { ListProducts, type ProductsOverview } from '../../application/entitlements/ListProducts';
import { Session } from '../../application/session/Session';
import { Clock } from '../../application/shared/Clock';
import { isExpired, type OwnedProduct } from '../../domain/entitlements/OwnedProduct';
import { myDUConversion, type MyDUConversion } from '../../domain/entitlements/mydu';
import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';
import { presenter, type Disposable, type Visit } from '../presenter';
import { ConvertMyDUPresenter } from './ConvertMyDUPresenter';
import { ClaimStoreGameTimePresenter } from './ClaimStoreGameTimePresenter';
import { RedeemCodePresenter } from './RedeemCodePresenter';

export type ProductsState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'listed'; readonly overview: ProductsOverview }
  | { readonly kind: 'failed'; readonly failure: CallFailure };

/** The products page (PD-01), with its boxes. */
@presenter
export class ProductsPresenter implements Disposable {
  state: ProductsState = { kind: 'loading' };
  /** The product whose details are open. */
  managed: OwnedProduct | undefined;
  private readonly left = new AbortController();

  constructor(
    private readonly listProducts: ListProducts,
    private readonly session: Session,
    private readonly clock: Clock,
    readonly redeemCode: RedeemCodePresenter,
    readonly claimStoreGameTime: ClaimStoreGameTimePresenter,
    readonly convertMyDU: ConvertMyDUPresenter,
  ) {
    makeAutoObservable<this, 'listProducts' | 'session' | 'clock' | 'left'>(
      this,
      {
        listProducts: false,
        session: false,
        clock: false,
        left: false,
        redeemCode: false,
        claimStoreGameTime: false,
        convertMyDU: false,
      },
      { autoBind: true },
    );
    redeemCode.onRedeemed(() => void this.refresh());
    claimStoreGameTime.onClaimed(() => void this.refresh());
  }

  async load({ query }: Visit): Promise<void> {
    const userId = query.get('user_id');
    this.redeemCode.prefill(query.get('code') ?? '', userId !== null && userId !== this.session.player?.id);
    await this.refresh();
  }

  /** Tries the list again after it failed. */
  async retry(): Promise<void> {
    this.become({ kind: 'loading' });
    await this.refresh();
  }

  /** No products, and no MyDU either: the page says what to do about it. */
  get hasNothing(): boolean {
    return (
      this.state.kind === 'listed' &&
      this.state.overview.products.length === 0 &&
      !this.state.overview.hasMyDUAccess
    );
  }

  get hasSeveral(): boolean {
    return this.state.kind === 'listed' && this.state.overview.products.length > 1;
  }

  /** What taking MyDU for game time would come to; nothing for who has it, or while the list is not there (PD-03). */
  get myDUConversion(): MyDUConversion | undefined {
    if (this.state.kind !== 'listed' || this.state.overview.hasMyDUAccess) return undefined;
    return myDUConversion(this.state.overview.gameTimeEnd, this.clock.now());
  }

  /** Less game time is left than MyDU takes. */
  get endsAtOnceByMyDU(): boolean {
    const conversion = this.myDUConversion;
    return conversion?.kind === 'possible' && conversion.endAfterwards <= this.clock.now();
  }

  isExpired(product: OwnedProduct): boolean {
    return isExpired(product, this.clock.now());
  }

  /** Whole days until a product ends, the day under way counted. */
  daysLeft(product: OwnedProduct): number {
    const milliseconds = (product.until?.getTime() ?? 0) - this.clock.now().getTime();
    return Math.max(0, Math.ceil(milliseconds / millisecondsPerDay));
  }

  manage(product: OwnedProduct): void {
    this.managed = product;
  }

  closeManaged(): void {
    this.managed = undefined;
  }

  dispose(): void {
    this.left.abort();
    this.redeemCode.dispose();
    this.claimStoreGameTime.dispose();
    this.convertMyDU.dispose();
  }

  private async refresh(): Promise<void> {
    const listed = await this.listProducts.execute();
    if (!this.left.signal.aborted) this.settle(listed);
  }

  /** A list that is on the page stays there when it can't be had again. */
  private settle(listed: Result<ProductsOverview, CallFailure>): void {
    if (listed.ok) this.become({ kind: 'listed', overview: listed.value });
    else if (this.state.kind !== 'listed') this.become({ kind: 'failed', failure: listed.error });
  }

  private become(state: ProductsState): void {
    this.state = state;
  }
}

const millisecondsPerDay = 86_400_000;
