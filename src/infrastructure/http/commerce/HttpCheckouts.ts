import { injectable } from 'inversify';
import {
  Checkouts,
  type CheckoutRejection,
  type CheckoutRequest,
  type PaymentSession,
} from '#application/commerce/Checkouts';
import type { Buyer } from '#domain/commerce/Purchase';
import type { PurchaseOrder } from '#domain/commerce/PurchaseOrder';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { malformed } from '../shared/call';
import { CallSender } from '../shared/CallSender';
import { findOrdersOfBuyer, order, startPayment } from './calls';
import { orderFrom } from './orderFrom';

@injectable()
export class HttpCheckouts extends Checkouts {
  constructor(private readonly api: CallSender) {
    super();
  }

  async start(request: CheckoutRequest, buyer: Buyer): Promise<Result<PaymentSession, CheckoutRejection>> {
    const { key, campaignId, productId, pricingId, discount, referralCode, language } = request;
    const session = await this.api.send(startPayment, {
      buyer,
      idempotencyKey: key,
      query: { lang: language },
      body: {
        customerId: buyer.id,
        campaignId,
        basket: [{ quantity: 1, productId, pricingId }],
        discount,
        ...(referralCode !== undefined && { referralCode }),
      },
    });
    if (!session.ok) return session;
    const { token, sandbox: isSandbox } = session.value;
    return succeed({ order: orderFrom(session.value.order), token, isSandbox });
  }

  async findOrder(id: string, buyer: Buyer): Promise<Result<PurchaseOrder | undefined, CallFailure>> {
    const orders = await this.api.send(findOrdersOfBuyer, { path: { playerId: buyer.id }, buyer });
    if (!orders.ok) return orders;
    const found = orders.value.find((one) => one.id === id);
    if (!found) return succeed(undefined);
    return order.accepts(found) ? succeed(orderFrom(found)) : malformed;
  }
}
