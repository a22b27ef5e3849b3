import { injectable } from 'inversify';
import type { CheckoutRejection } from '#application/commerce/Checkouts';
import {
  StoreCheckouts,
  type StoreCheckoutRequest,
  type StoreOrderRejection,
} from '#application/commerce/StoreCheckouts';
import type { OrderStatus } from '#domain/commerce/PurchaseOrder';
import { succeed, type Result } from '#domain/shared/Result';
import { CallSender } from '../shared/CallSender';
import { finalizeStorePayment, initializeStorePayment } from './calls';
import { statusFrom } from './orderFrom';

@injectable()
export class HttpStoreCheckouts extends StoreCheckouts {
  constructor(private readonly api: CallSender) {
    super();
  }

  async initialize(request: StoreCheckoutRequest): Promise<Result<string, CheckoutRejection>> {
    const { key, productId, productDescription, language } = request;
    const page = await this.api.send(initializeStorePayment, {
      idempotencyKey: key,
      body: { productId, productDescription, language },
    });
    return page.ok ? succeed(page.value.steamUrl) : page;
  }

  async finalize(orderId: string): Promise<Result<OrderStatus, StoreOrderRejection>> {
    const order = await this.api.send(finalizeStorePayment, { body: { orderId } });
    return order.ok ? succeed(statusFrom(order.value.status)) : order;
  }
}
