import { injectable } from 'inversify';
import type { CheckoutRejection } from '#application/commerce/Checkouts';
import { Clock } from '#application/shared/Clock';
import { applyDiscount, majorUnitsOf } from '#domain/commerce/Money';
import { parsePlanMonths } from '#domain/commerce/offers';
import { orderRefusal, productRejection } from '#domain/commerce/orderRefusals';
import { orderStatusNumber } from '#domain/commerce/PurchaseOrder';
import type { Language } from '#domain/language/Locale';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { extendGameTime } from '../backend/extendGameTime';
import { isRecruitedBy, recruiterOfCode } from '../backend/recruiting';
import { FakeBackend } from '../backend/FakeBackend';
import type { FakePerson } from '../backend/people';
import type { FakeSale } from '../backend/sales';

export interface FakeOrderRequest {
  readonly key: string;
  readonly channel: FakeSale['channel'];
  readonly language: Language;
  readonly productId: string;
  /** Id of the pricing. Defaults to the product's default pricing. */
  readonly pricingId?: string;
  /** Id of the campaign. Defaults to any campaign that sells the product. */
  readonly campaignId?: string;
  /** Discount shown to the buyer. */
  readonly discount?: number;
  readonly referralCode?: string;
}

/** Applies the API's order rules. Tests and the demo simulate the payment provider and the store. */
@injectable()
export class FakeSales {
  constructor(
    private readonly backend: FakeBackend,
    private readonly clock: Clock,
  ) {}

  /** Creates one order per idempotency key, even if the request is repeated. */
  start(person: FakePerson, wish: FakeOrderRequest): Result<FakeSale, CheckoutRejection> {
    const { key, channel, language: _language, ...requested } = wish;
    const sentWith = JSON.stringify([channel, person.id, requested]);
    const known = this.backend.sales.find((sale) => sale.key === key);
    if (known) return known.sentWith === sentWith ? succeed(known) : fail({ kind: 'key-used' });
    return this.make(person, wish, sentWith);
  }

  /** Handles the payment provider's notification: fulfills the order, or rejects it if any product is unavailable. */
  pay(token: string): 'paid' | 'rejected' | 'unknown' {
    const sale = this.backend.sales.find((made) => made.token === token);
    const person = sale && this.backend.find(({ id }) => id === sale.buyerId);
    if (!sale || !person) return 'unknown';
    if (sale.status === 'started') this.backend.change(() => this.settle(sale, person));
    return sale.status === 'paid' ? 'paid' : 'rejected';
  }

  end(token: string, how: 'cancelled' | 'failed'): void {
    const sale = this.backend.sales.find((made) => made.token === token);
    if (sale?.status !== 'started') return;
    this.backend.change(() => {
      sale.status = how;
    });
  }

  /** Marks the order as paid in the store. The site must still confirm it. */
  approve(orderId: string): void {
    const sale = this.backend.sales.find((made) => made.orderId === orderId);
    if (sale)
      this.backend.change(() => {
        sale.isApproved = true;
      });
  }

  private make(
    person: FakePerson,
    wish: FakeOrderRequest,
    sentWith: string,
  ): Result<FakeSale, CheckoutRejection> {
    const campaign = this.backend.campaigns.find(
      ({ id, products }) =>
        (wish.campaignId === undefined || id === wish.campaignId) &&
        products.some((product) => product.id === wish.productId),
    );
    const product = campaign?.products.find(({ id }) => id === wish.productId);
    const pricing = product?.pricings.find(({ id, isDefault }) =>
      wish.pricingId === undefined ? isDefault : id === wish.pricingId,
    );
    const isMyDU = product?.type === 'mydu';
    const recruiter =
      wish.referralCode === undefined ? undefined : recruiterOfCode(this.backend, wish.referralCode);
    const refused = orderRefusal({
      isShopOpen: this.backend.isBuyPageEnabled,
      offer: campaign && product && pricing && { isMyDU, discount: product.discount, campaign },
      shownDiscount: wish.discount,
      buyer: { id: person.id, ownsMyDU: person.hasMyDUAccess },
      hasReferralCode: wish.referralCode !== undefined,
      recruiterId: recruiter?.id,
    });
    if (refused || !campaign || !product || !pricing) return fail({ kind: refused ?? 'not-offered' });
    const number = String(this.backend.sales.length + 1);
    const { cents, currency } = applyDiscount(pricing.price, product.discount);
    const sale: FakeSale = {
      key: wish.key,
      sentWith,
      orderId: `sale-${number}`,
      token: `payment-${number}`,
      buyerId: person.id,
      channel: wish.channel,
      language: wish.language,
      campaignId: campaign.id,
      productId: product.id,
      productName: product.name,
      isMyDU,
      ...(recruiter && { recruiterId: recruiter.id }),
      months: parsePlanMonths(product.name) + product.freeMonths,
      cents,
      currency,
      status: 'started',
    };
    this.backend.addSale(sale);
    return succeed(sale);
  }

  private settle(sale: FakeSale, person: FakePerson): void {
    const campaign = this.backend.campaigns.find(({ id }) => id === sale.campaignId);
    const rejection = productRejection(
      { isMyDU: sale.isMyDU, campaign: campaign ?? { consumed: 0 } },
      person.hasMyDUAccess,
    );
    if (rejection) {
      sale.status = 'rejected';
      sale.rejection = rejection;
      return;
    }
    const now = this.clock.now();
    sale.status = 'paid';
    if (sale.isMyDU) person.hasMyDUAccess = true;
    else if (sale.channel === 'store') person.claimableMonths = (person.claimableMonths ?? 0) + sale.months;
    else extendGameTime(person, sale.months, 'pack', now);
    if (campaign && !sale.isMyDU) campaign.consumed += 1;
    person.orders.push({
      id: sale.orderId,
      status: orderStatusNumber('paid'),
      orderedAt: now.toISOString(),
      paidAt: now.toISOString(),
      productName: sale.productName,
      months: sale.months,
      price: majorUnitsOf(sale),
      currency: sale.currency,
      ...(sale.channel === 'store' && { provider: 'store' as const }),
    });
    this.recruit(person, sale.recruiterId);
    if (person.isGhost) this.backend.sendEmail('activation', person, sale.language);
  }

  private recruit(buyer: FakePerson, recruiterId: string | undefined): void {
    const recruiter = this.backend.find(({ id }) => id === recruiterId);
    if (!recruiter || buyer.recruiterId !== undefined || isRecruitedBy(this.backend, recruiter, buyer))
      return;
    buyer.recruiterId = recruiter.id;
  }
}
