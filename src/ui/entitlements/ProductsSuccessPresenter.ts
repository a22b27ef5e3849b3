import { Session } from '../../application/session/Session';
import { presenter, type Disposable } from '../presenter';
import { ProductsPresenter } from './ProductsPresenter';

/** Where whoever bought or redeemed something elsewhere is sent: what the account holds by now (PD-04). */
@presenter
export class ProductsSuccessPresenter implements Disposable {
  constructor(
    readonly products: ProductsPresenter,
    private readonly session: Session,
  ) {}

  /** What was bought shows in new tokens. */
  async load(): Promise<void> {
    await this.session.reloadPurchases();
    await this.products.retry();
  }

  dispose(): void {
    this.products.dispose();
  }
}
