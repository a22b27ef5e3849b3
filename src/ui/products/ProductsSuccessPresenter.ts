import { Session } from '#application/session/Session';
import { presenter, type DisposablePresenter } from '../presenter';
import { ProductsPresenter } from './ProductsPresenter';

/** Page after a purchase or redemption on another site; shows what the account now has (PD-04). */
@presenter
export class ProductsSuccessPresenter implements DisposablePresenter {
  constructor(
    readonly products: ProductsPresenter,
    private readonly session: Session,
  ) {}

  /** Renews the tokens first, because the list depends on the roles in them. */
  async load(): Promise<void> {
    await this.session.reloadPlayer();
    await this.products.refresh();
  }

  dispose(): void {
    this.products.dispose();
  }
}
