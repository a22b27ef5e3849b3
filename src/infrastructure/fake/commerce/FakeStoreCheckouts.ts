import { injectable } from 'inversify';
import type { CheckoutRejection } from '#application/commerce/Checkouts';
import {
  StoreCheckouts,
  type StoreCheckoutRequest,
  type StoreOrderRejection,
} from '#application/commerce/StoreCheckouts';
import { storeOrderRefusal } from '#domain/commerce/orderRefusals';
import type { OrderStatus } from '#domain/commerce/PurchaseOrder';
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
    return this.api.callAsKeptPlayer<string, CheckoutRejection>((person) => {
      if (!person.ownership.includes('steam')) return fail({ kind: 'no-store-account' });
      const sale = this.sales.start(person, { key, productId, language, channel: 'store' });
      return sale.ok ? succeed(`${fakeStoreOrigin}/pay?order=${sale.value.orderId}`) : sale;
    });
  }

  finalize(orderId: string): Promise<Result<OrderStatus, StoreOrderRejection>> {
    return this.api.callAsPlayer<OrderStatus, StoreOrderRejection>((person) => {
      const sale = this.backend.sales.find((made) => made.orderId === orderId);
      const refused = storeOrderRefusal(
        sale && { isInStore: sale.channel === 'store', buyerId: sale.buyerId },
        person.id,
      );
      if (refused || !sale) return fail({ kind: refused ?? 'unknown-order' });
      if (sale.status === 'started' && sale.isApproved) this.sales.pay(sale.token);
      return succeed(sale.status);
    });
  }
}
