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
import { pendingDeletionRefusals } from '#domain/my-data/deletionRefusals';
import { generalRefusals } from '#domain/shared/generalRefusals';
import { succeed, type Result } from '#domain/shared/Result';
import { FakeApi } from '../backend/FakeApi';
import { FakeBackend } from '../backend/FakeBackend';
import { decodeFakeToken } from '../backend/fakeTokens';
import { refuse } from '../backend/refuse';
import type { FakeSale } from '../backend/sales';
import { FakeSales } from './FakeSales';

@injectable()
export class FakeCheckouts extends Checkouts {
  constructor(
    private readonly api: FakeApi,
    private readonly backend: FakeBackend,
    private readonly sales: FakeSales,
  ) {
    super();
  }

  start(request: CheckoutRequest, buyer: Buyer): Promise<Result<PaymentSession, CheckoutRejection>> {
    return this.api.callAsBuyer<PaymentSession, CheckoutRejection>(buyer, (person) => {
      if (person.deletion) return refuse(pendingDeletionRefusals, 'deletion-pending');
      if (person.id !== buyer.id) return refuse(generalRefusals, 'forbidden');
      const sale = this.sales.start(person, { ...request, channel: 'widget' });
      if (!sale.ok) return sale;
      if (buyer.kind === 'ghost') {
        this.backend.change(() => (sale.value.ghostSerial = decodeFakeToken(buyer.token)?.serial));
      }
      return succeed({ order: orderOf(sale.value), token: sale.value.token, isSandbox: true });
    });
  }

  findOrder(id: string, buyer: Buyer): Promise<Result<PurchaseOrder | undefined, CallFailure>> {
    return this.api.callAsBuyer<PurchaseOrder | undefined, CallFailure>(buyer, (person) => {
      if (person.id !== buyer.id) return refuse(generalRefusals, 'forbidden');
      const sale = this.backend.sales.find(({ orderId, buyerId }) => orderId === id && buyerId === person.id);
      return succeed(sale && orderOf(sale));
    });
  }
}

const orderOf = ({
  orderId,
  status,
  rejection,
  productId,
  productName,
  cents,
  currency,
}: FakeSale): PurchaseOrder => ({
  id: orderId,
  status,
  ...(rejection && { rejection }),
  lines: [{ productId, name: productName, quantity: 1 }],
  price: { cents, currency },
  shippingFees: { cents: 0, currency },
});
