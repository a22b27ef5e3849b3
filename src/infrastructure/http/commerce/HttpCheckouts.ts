import { IsBoolean, IsString, MinLength } from 'class-validator';
import { injectable } from 'inversify';
import {
  Checkouts,
  type CheckoutRejection,
  type CheckoutRequest,
  type PaymentSession,
} from '../../../application/commerce/Checkouts';
import type { Buyer } from '../../../domain/commerce/Purchase';
import type { PurchaseOrder } from '../../../domain/commerce/PurchaseOrder';
import type { CallFailure } from '../../../domain/shared/CallFailure';
import { fail, succeed, type Result } from '../../../domain/shared/Result';
import { asCallFailure } from '../shared/ApiClient';
import { readAnswer, readList } from '../shared/readAnswer';
import { BuyersApi } from './BuyersApi';
import { asCheckoutRejection } from './checkoutRejection';
import { readOrder } from './orderAnswer';

class SessionAnswer {
  order!: unknown;

  @IsString()
  @MinLength(1)
  token!: string;

  @IsBoolean()
  sandbox!: boolean;
}

class ListedOrder {
  @IsString()
  id!: string;
}

/** POST /api/orders/payment/token?lang=, its key in `Idempotency-Key`, and GET /api/orders/byuser/{userId}. */
@injectable()
export class HttpCheckouts extends Checkouts {
  constructor(private readonly api: BuyersApi) {
    super();
  }

  async start(request: CheckoutRequest, buyer: Buyer): Promise<Result<PaymentSession, CheckoutRejection>> {
    const { key, campaignId, productId, pricingId, discount, referralCode, language } = request;
    const answer = await this.api.send(
      {
        method: 'POST',
        path: '/api/orders/payment/token',
        query: { lang: language },
        headers: { 'Idempotency-Key': key },
        body: {
          customerId: buyer.id,
          campaignId,
          basket: [{ quantity: 1, productId, pricingId }],
          discount,
          ...(referralCode !== undefined && { referralCode }),
        },
      },
      buyer,
    );
    if (!answer.ok) return fail(asCheckoutRejection(answer.error));
    const session = readAnswer(SessionAnswer, answer.value.body);
    if (!session.ok) return session;
    const order = readOrder(session.value.order);
    if (!order.ok) return order;
    const { token, sandbox: isSandbox } = session.value;
    return succeed({ order: order.value, token, isSandbox });
  }

  async order(id: string, buyer: Buyer): Promise<Result<PurchaseOrder | undefined, CallFailure>> {
    const path = `/api/orders/byuser/${encodeURIComponent(buyer.id)}`;
    const answer = await this.api.send({ method: 'GET', path }, buyer);
    if (!answer.ok) return fail(asCallFailure(answer.error));
    const listed = readList(ListedOrder, answer.value.body);
    if (!listed.ok) return listed;
    // Whatever else somebody has bought need not be readable here.
    const found = listed.value.find((order) => order.id === id);
    return found ? readOrder(found) : succeed(undefined);
  }
}
