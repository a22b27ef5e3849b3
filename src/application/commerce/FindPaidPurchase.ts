import { isShown, orderIdOf } from '../../domain/commerce/Purchase';
import type { PurchaseOrder } from '../../domain/commerce/PurchaseOrder';
import { Session } from '../session/Session';
import { useCase } from '../useCase';
import { Checkouts } from './Checkouts';
import { CurrentPurchase } from './CurrentPurchase';
import { PurchaseBuyer } from './PurchaseBuyer';

@useCase
export class FindPaidPurchase {
  constructor(
    private readonly purchase: CurrentPurchase,
    private readonly buyers: PurchaseBuyer,
    private readonly checkouts: Checkouts,
    private readonly session: Session,
  ) {}

  /** @returns the paid order; failures are ignored, the next visit asks again */
  async execute(): Promise<PurchaseOrder | undefined> {
    const orderId = this.leftOrder();
    if (orderId === undefined || !(await this.buyers.isKnown())) return undefined;
    const buyer = this.purchase.value && this.buyers.of(this.purchase.value);
    if (!buyer) return undefined;
    const found = await this.checkouts.order(orderId, buyer);
    if (!found.ok || found.value?.status !== 'paid' || this.leftOrder() !== orderId) return undefined;
    const isNews = this.purchase.confirmPaid(orderId);
    if (isNews && buyer.kind === 'player') await this.session.reloadPurchases();
    return found.value;
  }

  private leftOrder(): string | undefined {
    const { value } = this.purchase;
    return value && !isShown(value) ? orderIdOf(value) : undefined;
  }
}
