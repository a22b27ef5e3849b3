import { ListProducts, type ProductsOverview } from '#application/products/ListProducts';
import { Clock } from '#application/shared/Clock';
import { renewalOf, type Renewal } from '#domain/billing/renewal';
import { gameTimeProduct, isExpired, type OwnedProduct } from '#domain/products/OwnedProduct';
import { timeLeft, type TimeLeft } from '#domain/products/timeLeft';
import { Loadable } from '../loading/Loadable';
import { disposerOf, makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';

/** How long the player can play, and whether that renews. */
export interface GameTimeNow {
  readonly product: OwnedProduct;
  readonly renewal: Renewal;
  /** Undefined if the product never expires. */
  readonly left?: TimeLeft;
  readonly isExpired: boolean;
}

@presenter
export class GameTimePresenter implements DisposablePresenter {
  readonly dispose = disposerOf(this);

  constructor(
    readonly products: Loadable<ProductsOverview>,
    private readonly listProducts: ListProducts,
    private readonly clock: Clock,
  ) {
    makePresenterObservable(this);
  }

  async load(): Promise<void> {
    await this.products.load(() => this.listProducts.execute());
  }

  /** Undefined if the player has no game time. */
  get current(): GameTimeNow | undefined {
    const product = gameTimeProduct(this.products.value?.products ?? []);
    if (!product) return undefined;
    const now = this.clock.now();
    return {
      product,
      renewal: renewalOf(product, now),
      ...(product.endsAt && { left: timeLeft(product.endsAt, now) }),
      isExpired: isExpired(product, now),
    };
  }
}
