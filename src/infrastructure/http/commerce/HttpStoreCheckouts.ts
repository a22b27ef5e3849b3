import { IsInt, IsString, MinLength } from 'class-validator';
import { injectable } from 'inversify';
import type { CheckoutRejection } from '../../../application/commerce/Checkouts';
import { StoreCheckouts, type StoreCheckoutRequest } from '../../../application/commerce/StoreCheckouts';
import { orderStatusOf, type OrderStatus } from '../../../domain/commerce/PurchaseOrder';
import type { CallFailure } from '../../../domain/shared/CallFailure';
import { fail, succeed, type Result } from '../../../domain/shared/Result';
import { asCallFailure } from '../shared/ApiClient';
import { AuthorisedApi } from '../shared/AuthorisedApi';
import { malformed, readAnswer } from '../shared/readAnswer';
import { asCheckoutRejection } from './checkoutRejection';

class PageAnswer {
  @IsString()
  @MinLength(1)
  steamUrl!: string;
}

class ConfirmationAnswer {
  @IsInt()
  status!: number;
}

/** POST /api/orders/payment/steam-initialize, its key in `Idempotency-Key`, and steam-finalize (D-11). */
@injectable()
export class HttpStoreCheckouts extends StoreCheckouts {
  constructor(private readonly api: AuthorisedApi) {
    super();
  }

  async initialize(request: StoreCheckoutRequest): Promise<Result<string, CheckoutRejection>> {
    const { key, productId, productDescription, language } = request;
    const answer = await this.api.send({
      method: 'POST',
      path: '/api/orders/payment/steam-initialize',
      headers: { 'Idempotency-Key': key },
      body: { productId, productDescription, language },
    });
    if (!answer.ok) return fail(asCheckoutRejection(answer.error));
    const page = readAnswer(PageAnswer, answer.value.body);
    return page.ok ? succeed(page.value.steamUrl) : page;
  }

  async finalize(orderId: string): Promise<Result<OrderStatus, CallFailure>> {
    const answer = await this.api.send({
      method: 'POST',
      path: '/api/orders/payment/steam-finalize',
      body: { orderId },
    });
    if (!answer.ok) return fail(asCallFailure(answer.error));
    const confirmation = readAnswer(ConfirmationAnswer, answer.value.body);
    if (!confirmation.ok) return confirmation;
    const status = orderStatusOf(confirmation.value.status);
    return status ? succeed(status) : malformed;
  }
}
