import { IsArray, IsIn, IsInt, IsNumber, IsString, Max, Min, MinLength } from 'class-validator';
import { currencies, moneyOf, type Currency } from '../../../domain/commerce/Money';
import { orderStatusOf, type PurchaseOrder } from '../../../domain/commerce/PurchaseOrder';
import { succeed, type Result } from '../../../domain/shared/Result';
import { malformed, readAnswer, readList, type Malformed } from '../shared/readAnswer';

/** Major units; an amount above it is a mistake. */
const highestPrice = 1_000_000;

class OrderAnswer {
  @IsString()
  @MinLength(1)
  id!: string;

  @IsInt()
  status!: number;

  @IsArray()
  basket!: unknown[];

  @IsNumber()
  @Min(0)
  @Max(highestPrice)
  price!: number;

  @IsNumber()
  @Min(0)
  @Max(highestPrice)
  shippingFees!: number;

  @IsIn(currencies)
  currency!: Currency;
}

class LineAnswer {
  @IsString()
  productId!: string;

  @IsString()
  name!: string;

  @IsInt()
  quantity!: number;
}

/** An order of the checkout, its amounts in cents. */
export const readOrder = (body: unknown): Result<PurchaseOrder, Malformed> => {
  const order = readAnswer(OrderAnswer, body);
  if (!order.ok) return order;
  const lines = readList(LineAnswer, order.value.basket);
  const status = orderStatusOf(order.value.status);
  if (!lines.ok || !status) return malformed;
  const { id, price, shippingFees, currency } = order.value;
  return succeed({
    id,
    status,
    lines: lines.value.map(({ productId, name, quantity }) => ({ productId, name, quantity })),
    price: moneyOf(price, currency),
    shippingFees: moneyOf(shippingFees, currency),
  });
};
