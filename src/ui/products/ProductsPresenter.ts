import { ListProducts, type ProductsOverview } from '#application/products/ListProducts';
import { Session } from '#application/session/Session';
import { Clock } from '#application/shared/Clock';
import { isExpired, type OwnedProduct } from '#domain/products/OwnedProduct';
import { timeLeft, type TimeLeft } from '#domain/products/timeLeft';
import { myDUConversion, type MyDUConversion } from '#domain/products/mydu';
import type { CallFailure } from '#domain/shared/CallFailure';
import { Submission, type UnexpectedFailure } from '../forms/Submission';
import { makePresenterObservable, presenter, type DisposablePresenter, type PageRequest } from '../presenter';
import { ConvertMyDUPresenter } from './ConvertMyDUPresenter';
import { ClaimStoreGameTimePresenter } from './ClaimStoreGameTimePresenter';
import { RedeemCodePresenter } from './RedeemCodePresenter';

export type ProductsState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'listed'; readonly overview: ProductsOverview }
  | { readonly kind: 'failed'; readonly failure: CallFailure | UnexpectedFailure };

@presenter
export class ProductsPresenter implements DisposablePresenter {
  /** The product whose details are open. */
  openProduct: OwnedProduct | undefined;
  private overview: ProductsOverview | undefined;

  constructor(
    private readonly listing: Submission<ProductsOverview, CallFailure>,
    private readonly listProducts: ListProducts,
    private readonly session: Session,
    private readonly clock: Clock,
    readonly redeemCode: RedeemCodePresenter,
    readonly claimStoreGameTime: ClaimStoreGameTimePresenter,
    readonly convertMyDU: ConvertMyDUPresenter,
  ) {
    makePresenterObservable(this);
    redeemCode.onRedeemed(() => void this.refresh());
    claimStoreGameTime.onClaimed(() => void this.refresh());
  }

  async load({ query }: PageRequest): Promise<void> {
    const userId = query.get('user_id');
    this.redeemCode.prefill(query.get('code') ?? '', userId !== null && userId !== this.session.player?.id);
    await this.refresh();
  }

  /** State of the list. A loaded list stays visible when a later request fails. */
  get state(): ProductsState {
    if (this.overview) return { kind: 'listed', overview: this.overview };
    const { problem } = this.listing;
    return problem ? { kind: 'failed', failure: problem } : { kind: 'loading' };
  }

  get hasNothing(): boolean {
    return this.overview?.products.length === 0 && !this.overview.hasMyDUAccess;
  }

  get hasSeveral(): boolean {
    return (this.overview?.products.length ?? 0) > 1;
  }

  get myDUConversion(): MyDUConversion | undefined {
    if (!this.overview || this.overview.hasMyDUAccess) return undefined;
    return myDUConversion(this.overview.gameTimeEnd, this.clock.now());
  }

  /** Whether the conversion to myDU would use up all of the player's remaining game time. */
  get endsOnConversion(): boolean {
    const conversion = this.myDUConversion;
    return conversion?.kind === 'possible' && conversion.endAfterwards <= this.clock.now();
  }

  isExpired(product: OwnedProduct): boolean {
    return isExpired(product, this.clock.now());
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

  /** Requests the list. Cancels an earlier request that is still pending. */
  async refresh(): Promise<void> {
    this.listing.dispose();
    const listed = await this.listing.run(() => this.listProducts.execute());
    if (listed?.ok) this.show(listed.value);
  }

  dispose(): void {
    this.listing.dispose();
    this.redeemCode.dispose();
    this.claimStoreGameTime.dispose();
    this.convertMyDU.dispose();
  }

  private show(overview: ProductsOverview): void {
    this.overview = overview;
  }
}

const millisecondsPerDay = 86_400_000;
