import { LoadOrderHistory } from '#application/billing/LoadOrderHistory';
import { BuiltPages } from '#application/navigation/BuiltPages';
import { Configuration } from '#application/configuration/Configuration';
import type { PlacedOrder } from '#domain/billing/PlacedOrder';
import { presenter, type DisposablePresenter } from '../presenter';
import { PagedList } from './PagedList';

/** Order history. Hidden if the back end lacks the receipts feature, which provides the API calls for the history. */
@presenter
export class OrderHistoryPresenter implements DisposablePresenter {
  constructor(
    readonly orders: PagedList<PlacedOrder>,
    private readonly loadOrders: LoadOrderHistory,
    private readonly configuration: Configuration,
    private readonly pages: BuiltPages,
  ) {}

  get isOffered(): boolean {
    return this.configuration.has('receipts');
  }

  /** Whether the player can withdraw from the order: it must be paid and not withdrawn yet. */
  canWithdrawFrom(order: PlacedOrder): boolean {
    const isDeclared = order.declarations?.some(({ kind }) => kind === 'withdrawal') ?? false;
    return order.status === 'paid' && !isDeclared && this.pages.has('withdrawal');
  }

  async load(): Promise<void> {
    if (this.isOffered) await this.orders.start((pageNumber) => this.loadOrders.execute(pageNumber));
  }

  /** Loads the next page again if the last request failed. */
  async retry(): Promise<void> {
    if (this.orders.problem) await this.orders.loadMore();
  }

  dispose(): void {
    this.orders.dispose();
  }
}
