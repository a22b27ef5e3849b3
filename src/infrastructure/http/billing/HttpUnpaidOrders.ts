import { injectable } from 'inversify';
import { UnpaidOrders, type UnpaidOrderRejection } from '#application/billing/UnpaidOrders';
import type { PaymentSession } from '#application/commerce/Checkouts';
import type { Language } from '#domain/language/Locale';
import { succeed, type Result } from '#domain/shared/Result';
import { orderFrom } from '../commerce/orderFrom';
import { CallSender } from '../shared/CallSender';
import { dropOrder, payOrder } from './calls';

@injectable()
export class HttpUnpaidOrders extends UnpaidOrders {
  constructor(private readonly api: CallSender) {
    super();
  }

  async startPayment(
    orderId: string,
    language: Language,
  ): Promise<Result<PaymentSession, UnpaidOrderRejection>> {
    const session = await this.api.send(payOrder, { path: { orderId }, query: { lang: language } });
    if (!session.ok) return session;
    const { order, token, sandbox: isSandbox } = session.value;
    return succeed({ order: orderFrom(order), token, isSandbox });
  }

  drop(orderId: string): Promise<Result<void, UnpaidOrderRejection>> {
    return this.api.send(dropOrder, { path: { orderId } });
  }
}
