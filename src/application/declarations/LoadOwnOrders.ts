import type { PlacedOrder } from '#domain/billing/PlacedOrder';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { LoadOrderHistory } from '../billing/LoadOrderHistory';
import { Configuration } from '../configuration/Configuration';
import { useCase } from '../useCase';

/** With more orders, the form checks none of them, so that nobody waits for many requests. */
const maxPages = 8;

/**
 * Loads the orders of the signed-in player, newest first, so that the form can check an order number.
 *
 * @returns undefined if the back end has no order history, or if there are too many orders to load them all
 */
@useCase
export class LoadOwnOrders {
  constructor(
    private readonly history: LoadOrderHistory,
    private readonly configuration: Configuration,
  ) {}

  async execute(): Promise<Result<readonly PlacedOrder[] | undefined, CallFailure>> {
    if (!this.configuration.has('receipts')) return succeed(undefined);
    const orders: PlacedOrder[] = [];
    for (let pageNumber = 1; pageNumber <= maxPages; pageNumber++) {
      const page = await this.history.execute(pageNumber);
      if (!page.ok) return page;
      const { entries, totalEntries } = page.value;
      orders.push(...entries);
      if (entries.length === 0 || orders.length >= totalEntries) return succeed(orders);
    }
    return succeed(undefined);
  }
}
