import { Session } from '../../application/session/Session';
import { presenter, type Disposable } from '../presenter';
import { ProductsPresenter } from './ProductsPresenter';

/** The page after a purchase or a redemption on another site: what the account holds now (PD-04). */
@presenter
export class ProductsSuccessPresenter implements Disposable {
  constructor(
    readonly products: ProductsPresenter,
    private readonly session: Session,
  ) {}

  /** The list depends on the roles in the tokens, so the tokens are renewed first. */
  async load(): Promise<void> {
    await this.session.reloadPlayer();
    await this.products.refresh();
  }

  dispose(): void {
    this.products.dispose();
  }
}
