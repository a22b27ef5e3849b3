import { injectable } from 'inversify';
import type { CheckoutRejection } from '#application/commerce/Checkouts';
import { Clock } from '#application/shared/Clock';
import { isSoldOut } from '#domain/commerce/Campaign';
import { applyDiscount, majorUnitsOf } from '#domain/commerce/Money';
import { parsePlanMonths } from '#domain/commerce/offers';
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
    if (known) return known.sentWith === sentWith ? succeed(known) : refuse(409, 305);
    if (!this.backend.isBuyPageEnabled) return refuse(403, 308);
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
    if (!campaign || !product || !pricing) return refuse(404, 301);
    if (wish.discount !== undefined && wish.discount !== product.discount) return refuse(409, 302);
    const isMyDU = product.type === 'mydu';
    if (isMyDU && person.hasMyDUAccess) return refuse(409, 304);
    if (!isMyDU && isSoldOut(campaign)) return refuse(409, 303);
    if (wish.referralCode !== undefined && !this.isRecruiter(wish.referralCode, person)) {
      return fail({ kind: 'referral-unknown' });
    }
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
      ...(wish.referralCode !== undefined && this.recruiterIn(wish.referralCode)),
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
    const isGone = sale.isMyDU ? person.hasMyDUAccess : campaign !== undefined && isSoldOut(campaign);
    if (isGone) {
      sale.status = 'rejected';
      sale.rejection = sale.isMyDU ? 'already-owned' : 'sold-out';
      return;
    }
    const now = this.clock.now();
    sale.status = 'paid';
    if (sale.isMyDU) person.hasMyDUAccess = true;
    else if (sale.channel === 'store') person.claimableMonths = (person.claimableMonths ?? 0) + sale.months;
    else extendGameTime(person, sale.months, now);
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
    });
    this.recruit(person, sale.recruiterId);
    if (person.isGhost) this.backend.sendEmail('activation', person, sale.language);
  }

  private recruiterIn(code: string): Pick<FakeSale, 'recruiterId'> {
    const recruiter = recruiterOfCode(this.backend, code);
    return recruiter ? { recruiterId: recruiter.id } : {};
  }

  private recruit(buyer: FakePerson, recruiterId: string | undefined): void {
    const recruiter = this.backend.find(({ id }) => id === recruiterId);
    if (!recruiter || buyer.recruiterId !== undefined || isRecruitedBy(this.backend, recruiter, buyer))
      return;
    buyer.recruiterId = recruiter.id;
  }

  private isRecruiter(code: string, buyer: FakePerson): boolean {
    const wanted = code.toLowerCase();
    const recruiter = this.backend.find(
      ({ id, displayName }) => id === wanted || displayName.toLowerCase() === wanted,
    );
    return recruiter !== undefined && recruiter.isConfirmed && recruiter.id !== buyer.id;
  }
}

const refuse = (status: number, code: number) => fail({ kind: 'server', status, code } as const);
