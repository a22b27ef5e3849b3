import { injectable } from 'inversify';
import { UnpaidOrders, type UnpaidOrderRejection } from '#application/billing/UnpaidOrders';
import type { PaymentSession } from '#application/commerce/Checkouts';
import { unpaidOrderRefusal } from '#domain/billing/billingRefusals';
import { isCurrency } from '#domain/commerce/Money';
import { orderStatusNumber } from '#domain/commerce/PurchaseOrder';
import { fail, succeed, type Result } from '#domain/shared/Result';
import type { FakeOrder } from '../backend/billing';
import { FakeApi } from '../backend/FakeApi';
import { FakeBackend } from '../backend/FakeBackend';
import type { FakePerson } from '../backend/people';
import { placedOrderFrom } from './FakePlacedOrders';

/** Opens the payment of a sample order, but does not settle it, because it belongs to no campaign. */
@injectable()
export class FakeUnpaidOrders extends UnpaidOrders {
  constructor(
    private readonly api: FakeApi,
    private readonly backend: FakeBackend,
  ) {
    super();
  }

  startPayment(orderId: string): Promise<Result<PaymentSession, UnpaidOrderRejection>> {
    return this.api.callAsKeptPlayer((person): Result<PaymentSession, UnpaidOrderRejection> => {
      const order = findUnpaid(person, orderId);
      if (!order.ok) return order;
      const { amount, lines } = placedOrderFrom(order.value);
      // Sample orders are in euros.
      const currency = isCurrency(amount.currency) ? amount.currency : 'EUR';
      return succeed({
        order: {
          id: orderId,
          status: 'started',
          lines,
          price: { cents: amount.cents, currency },
          shippingFees: { cents: 0, currency },
        },
        token: `payment-of-${orderId}`,
        isSandbox: true,
      });
    });
  }

  drop(orderId: string): Promise<Result<void, UnpaidOrderRejection>> {
    return this.api.callAsPlayer((person): Result<void, UnpaidOrderRejection> => {
      const order = findUnpaid(person, orderId);
      if (!order.ok) return order;
      this.backend.change(() => (order.value.status = orderStatusNumber('cancelled')));
      return succeed(undefined);
    });
  }
}

const findUnpaid = ({ orders }: FakePerson, orderId: string): Result<FakeOrder, UnpaidOrderRejection> => {
  const order = orders.find(({ id }) => id === orderId);
  const refused = unpaidOrderRefusal(order && { isPayable: placedOrderFrom(order).isPayable ?? false });
  return refused || !order ? fail({ kind: refused ?? 'unknown-order' }) : succeed(order);
};
