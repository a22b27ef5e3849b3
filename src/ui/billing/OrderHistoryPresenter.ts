import { LoadOrderHistory } from '../../application/billing/LoadOrderHistory';
import { BuiltPages } from '../../application/navigation/BuiltPages';
import { Configuration } from '../../application/configuration/Configuration';
import type { PlacedOrder } from '../../domain/billing/PlacedOrder';
import { presenter, type Disposable } from '../presenter';
import { PagedList } from './PagedList';

/** Hidden when the back end has no receipts: its calls come with them. */
@presenter
export class OrderHistoryPresenter implements Disposable {
  constructor(
    readonly orders: PagedList<PlacedOrder>,
    private readonly loadOrders: LoadOrderHistory,
    private readonly configuration: Configuration,
    private readonly pages: BuiltPages,
  ) {}

  get isOffered(): boolean {
    return this.configuration.has('receipts');
  }

  /** Once is enough, and nothing was bought by an order that came to nothing. */
  mayWithdrawFrom(order: PlacedOrder): boolean {
    const isDeclared = order.declarations?.some(({ kind }) => kind === 'withdrawal') ?? false;
    return order.status === 'paid' && !isDeclared && this.pages.has('withdrawal');
  }

  async load(): Promise<void> {
    if (this.isOffered) await this.orders.start((pageNumber) => this.loadOrders.execute(pageNumber));
  }

  /** Reads on when the last request failed. */
  async retry(): Promise<void> {
    if (this.orders.problem) await this.orders.more();
  }

  dispose(): void {
    this.orders.dispose();
  }
}
