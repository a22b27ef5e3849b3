import { LoadOrderHistory } from '#application/billing/LoadOrderHistory';
import { BuiltPages } from '#application/navigation/BuiltPages';
import { Configuration } from '#application/configuration/Configuration';
import { Clock } from '#application/shared/Clock';
import { canWithdraw, orderProgress, type OrderStep } from '#domain/billing/orderProgress';
import type { PlacedOrder } from '#domain/billing/PlacedOrder';
import { disposerOf, presenter, type DisposablePresenter } from '../presenter';
import { PagedList } from './PagedList';
import { UnpaidOrderPresenter } from './UnpaidOrderPresenter';

/** Order history. Hidden if the back end lacks the receipts feature, which provides the API calls for the history. */
@presenter
export class OrderHistoryPresenter implements DisposablePresenter {
  readonly dispose = disposerOf(this);

  constructor(
    readonly orders: PagedList<PlacedOrder>,
    private readonly loadOrders: LoadOrderHistory,
    private readonly configuration: Configuration,
    private readonly pages: BuiltPages,
    private readonly clock: Clock,
    readonly unpaid: UnpaidOrderPresenter,
  ) {
    unpaid.changed.on((id) => this.applyChange(id));
  }

  get isOffered(): boolean {
    return this.configuration.has('receipts');
  }

  progressOf(order: PlacedOrder): readonly OrderStep[] {
    return orderProgress(order, this.clock.now());
  }

  /** Whether the player has the right to withdraw from the order and has not done so yet. */
  canWithdrawFrom(order: PlacedOrder): boolean {
    return canWithdraw(this.progressOf(order)) && this.pages.has('withdrawal');
  }

  async load(): Promise<void> {
    if (this.isOffered) await this.orders.start((pageNumber) => this.loadOrders.execute(pageNumber));
  }

  /** Loads the next page again if the last request failed. */
  async retry(): Promise<void> {
    if (this.orders.problem) await this.orders.loadMore();
  }

  /** Shows a dropped order immediately. If an order has changed elsewhere, the list is loaded again. */
  private applyChange(droppedId: string | undefined): void {
    if (droppedId === undefined) void this.load();
    else this.orders.replace(droppedId, ({ isPayable: _, ...order }) => ({ ...order, status: 'cancelled' }));
  }
}
