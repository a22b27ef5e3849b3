import { IsArray, IsInt, IsISO8601, IsNumber, IsOptional, IsString } from 'class-validator';
import { injectable } from 'inversify';
import { Orders } from '../../../application/billing/Orders';
import { paidOrders, type Order } from '../../../domain/billing/Order';
import { AuthorisedApi } from '../shared/AuthorisedApi';
import { dateIn, readList } from '../shared/readAnswer';

class OrderLineAnswer {
  @IsString()
  productId!: string;

  @IsString()
  name!: string;

  @IsInt()
  quantity!: number;

  @IsInt()
  gameTime!: number;
}

class OrderAnswer {
  @IsString()
  id!: string;

  @IsInt()
  status!: number;

  @IsOptional()
  @IsISO8601()
  paidAt!: string | null;

  @IsOptional()
  @IsNumber()
  externalSubscriptionId!: number | null;

  @IsArray()
  basket!: unknown[];

  @IsNumber()
  price!: number;

  @IsNumber()
  shippingFees!: number;

  @IsString()
  currency!: string;
}

/** GET /api/orders/byuser/{userId}; every failure is swallowed into an empty list (SE-15). */
@injectable()
export class HttpOrders extends Orders {
  constructor(private readonly api: AuthorisedApi) {
    super();
  }

  async paidBy(playerId: string): Promise<readonly Order[]> {
    const answer = await this.api.send({
      method: 'GET',
      path: `/api/orders/byuser/${encodeURIComponent(playerId)}`,
    });
    const orders = answer.ok ? readList(OrderAnswer, answer.value.body) : undefined;
    return orders?.ok ? paidOrders(orders.value.flatMap(orderFrom)) : [];
  }
}

/** An order with a basket that can't be read is left out rather than shown wrong. */
const orderFrom = (answer: OrderAnswer): readonly Order[] => {
  const basket = readList(OrderLineAnswer, answer.basket);
  if (!basket.ok) return [];
  const paidAt = dateIn(answer.paidAt);
  const { id, status, price, shippingFees, currency, externalSubscriptionId } = answer;
  return [
    {
      id,
      status,
      price,
      shippingFees,
      currency,
      basket: basket.value.map(({ productId, name, quantity, gameTime }) => ({
        productId,
        name,
        quantity,
        gameTime,
      })),
      ...(paidAt && { paidAt }),
      ...(externalSubscriptionId !== null && { externalSubscriptionId }),
    },
  ];
};
