import { injectable } from 'inversify';
import { Orders } from '#application/billing/Orders';
import { paidOrders, type Order } from '#domain/billing/Order';
import { succeed } from '#domain/shared/Result';
import { FakeApi } from '../backend/FakeApi';
import type { FakeOrder } from '../backend/billing';

@injectable()
export class FakeOrders extends Orders {
  constructor(private readonly api: FakeApi) {
    super();
  }

  async listPaid(playerId: string): Promise<readonly Order[]> {
    const orders = await this.api.callAsPlayer((person) =>
      succeed(person.id === playerId ? person.orders : []),
    );
    return orders.ok ? paidOrders(orders.value.map(orderFrom)) : [];
  }
}

const orderFrom = ({ id, status, paidAt, productName, months, price, currency }: FakeOrder): Order => ({
  id,
  status,
  price,
  shippingFees: 0,
  currency,
  basket: [{ productId: id, name: productName, quantity: 1, gameTime: months }],
  ...(paidAt !== undefined && { paidAt: new Date(paidAt) }),
});
