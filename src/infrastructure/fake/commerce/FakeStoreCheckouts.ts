import { injectable } from 'inversify';
import type { CheckoutRejection } from '#application/commerce/Checkouts';
import { StoreCheckouts, type StoreCheckoutRequest } from '#application/commerce/StoreCheckouts';
import type { OrderStatus } from '#domain/commerce/PurchaseOrder';
import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { FakeApi } from '../backend/FakeApi';
import { FakeBackend } from '../backend/FakeBackend';
import { FakeSales } from './FakeSales';

/** A host that does not exist; `FakeExternalNavigator` simulates it. */
export const fakeStoreOrigin = 'https://store.farstead.test';

@injectable()
export class FakeStoreCheckouts extends StoreCheckouts {
  constructor(
    private readonly api: FakeApi,
    private readonly backend: FakeBackend,
    private readonly sales: FakeSales,
  ) {
    super();
  }

  initialize({ key, productId, language }: StoreCheckoutRequest): Promise<Result<string, CheckoutRejection>> {
    return this.api.callAsPlayer<string, CheckoutRejection>((person) => {
      if (!person.ownership.includes('steam')) return fail({ kind: 'server', status: 403, code: 309 });
      const sale = this.sales.start(person, { key, productId, language, channel: 'store' });
      return sale.ok ? succeed(`${fakeStoreOrigin}/pay?order=${sale.value.orderId}`) : sale;
    });
  }

  finalize(orderId: string): Promise<Result<OrderStatus, CallFailure>> {
    return this.api.callAsPlayer<OrderStatus, CallFailure>((person) => {
      const sale = this.backend.sales.find((made) => made.orderId === orderId && made.channel === 'store');
      if (!sale) return fail({ kind: 'server', status: 404, code: 306 });
      if (sale.buyerId !== person.id) return fail({ kind: 'server', status: 403, code: 113 });
      if (sale.status === 'started' && sale.isApproved) this.sales.pay(sale.token);
      return succeed(sale.status);
    });
  }
}
