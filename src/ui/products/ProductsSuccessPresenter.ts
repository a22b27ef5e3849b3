import { Session } from '#application/session/Session';
import { disposerOf, presenter, type DisposablePresenter } from '../presenter';
import { ProductsPresenter } from './ProductsPresenter';

/** Page shown after a purchase or redemption on another site. It lists the account's current products (PD-04). */
@presenter
export class ProductsSuccessPresenter implements DisposablePresenter {
  readonly dispose = disposerOf(this);

  constructor(
    readonly products: ProductsPresenter,
    private readonly session: Session,
  ) {}

  /** Renews the tokens first, because the list depends on the roles in the tokens. */
  async load(): Promise<void> {
    await this.session.reloadPlayer();
    await this.products.refresh();
  }
}
