import type { PurchaseOrder } from '../../domain/commerce/PurchaseOrder';
import { Session } from '../session/Session';
import { useCase } from '../useCase';
import { Checkouts } from './Checkouts';
import { KeptPurchase } from './KeptPurchase';
import { PurchaseBuyer } from './PurchaseBuyer';

/** Looks whether an order that was left behind has been paid since, until its buyer was thanked (D-19). */
@useCase
export class FindPaidPurchase {
  constructor(
    private readonly purchase: KeptPurchase,
    private readonly buyers: PurchaseBuyer,
    private readonly checkouts: Checkouts,
    private readonly session: Session,
  ) {}

  /** @returns the order that was found; failures are no matter: the next visit looks again */
  async execute(): Promise<PurchaseOrder | undefined> {
    const orderId = this.leftOrder();
    if (orderId === undefined || !(await this.buyers.isKnown())) return undefined;
    const buyer = this.purchase.value && this.buyers.of(this.purchase.value);
    if (!buyer) return undefined;
    const found = await this.checkouts.order(orderId, buyer);
    if (!found.ok || found.value?.status !== 'paid' || this.leftOrder() !== orderId) return undefined;
    const isNews = this.purchase.markPaid(orderId);
    if (isNews && buyer.kind === 'player') await this.session.reloadPurchases();
    return found.value;
  }

  private leftOrder(): string | undefined {
    const { value } = this.purchase;
    return value?.isThanked ? undefined : value?.orderId;
  }
}
