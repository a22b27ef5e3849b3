import { amountPaid } from '#domain/billing/Amount';
import type { Payment } from '#domain/billing/PlacedOrder';
import type { Subscription } from '#domain/billing/Subscription';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { ListPage } from '#domain/shared/ListPage';
import { succeed, type Result } from '#domain/shared/Result';
import { Configuration } from '../configuration/Configuration';
import { useCase } from '../useCase';
import { PlacedOrders } from './PlacedOrders';

@useCase
export class LoadPayments {
  constructor(
    private readonly orders: PlacedOrders,
    private readonly configuration: Configuration,
  ) {}

  /** @param pageNumber 1-based */
  async execute(
    { id, createdAt }: Pick<Subscription, 'id' | 'createdAt'>,
    pageNumber: number,
  ): Promise<Result<ListPage<Payment>, CallFailure>> {
    const page = await this.orders.findSubscriptionPage(id, pageNumber);
    if (!page.ok) return page;
    const { promotionFactor } = this.configuration.current;
    const entries = page.value.entries.map((payment) => ({
      ...payment,
      amount: amountPaid(payment.amount, createdAt, promotionFactor),
    }));
    return succeed({ ...page.value, entries });
  }
}
