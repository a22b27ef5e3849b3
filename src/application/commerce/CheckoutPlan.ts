import { findOfferDifference } from '#domain/commerce/orderedOffer';
import { orderIdOf, type Buyer, type Purchase } from '#domain/commerce/Purchase';
import { isSettled, type PurchaseOrder } from '#domain/commerce/PurchaseOrder';
import { recordOrder, renewKey, reportPaid } from '#domain/commerce/purchaseTransitions';
import { enteredReferralCode } from '#domain/commerce/referral';
import type { PlanSelection } from '#domain/commerce/PlanSelection';
import type { Language } from '#domain/language/Locale';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { isSameEmail } from '#domain/shared/spellings';
import { Locks } from '../shared/Locks';
import { shareInFlight } from '../shared/shareInFlight';
import { sharedUseCase } from '../useCase';
import { problemOf, type CheckoutProblem } from './checkoutProblems';
import { Checkouts, type CheckoutRejection, type PaymentSession } from './Checkouts';
import { CurrentPurchase } from './CurrentPurchase';
import { PurchaseBuyer } from './PurchaseBuyer';
import { RegisterGhost } from './RegisterGhost';

export interface CheckoutInput {
  /** The offer that the buyer agreed to. */
  readonly selection: PlanSelection;
  /** The email as entered; ignored for a signed-in player. */
  readonly email: string;
  readonly referralCode: string;
  readonly language: Language;
}

type Outcome = Result<PaymentSession, CheckoutProblem>;

/**
 * Places the order and returns its payment session (CF-04, CK-01). Only one call runs at a time across all tabs.
 * Repeated calls return the same order.
 */
@sharedUseCase
export class CheckoutPlan {
  private readonly run = shareInFlight((wish: CheckoutInput) =>
    this.locks.runExclusive('checkout', () => this.checkOut(wish)),
  );

  constructor(
    private readonly purchase: CurrentPurchase,
    private readonly buyers: PurchaseBuyer,
    private readonly registerGhost: RegisterGhost,
    private readonly checkouts: Checkouts,
    private readonly locks: Locks,
  ) {}

  execute(wish: CheckoutInput): Promise<Outcome> {
    return this.run(wish);
  }

  private async checkOut(wish: CheckoutInput): Promise<Outcome> {
    if (!(await this.buyers.waitUntilKnown())) return fail({ kind: 'offline' });
    const held = this.purchase.findPayable(wish.selection);
    if (!held.ok) return held;
    const buyer = await this.buyerOf(held.value, wish.email);
    if (!buyer.ok) return buyer;
    if (await this.checkEarlierOrder(held.value, buyer.value)) return fail({ kind: 'already-paid' });
    return this.order(wish, buyer.value);
  }

  private async buyerOf({ ghost }: Purchase, typed: string): Promise<Result<Buyer, CheckoutProblem>> {
    const player = this.buyers.player();
    if (player) return succeed(player);
    return ghost && isSameEmail(ghost.email, typed)
      ? succeed({ kind: 'ghost', ...ghost })
      : this.registerGhost.execute(typed);
  }

  /**
   * Checks an order from an earlier visit, which may since have been paid or become unpayable.
   * @returns true if it is paid
   */
  private async checkEarlierOrder(held: Purchase, buyer: Buyer): Promise<boolean> {
    const orderId = orderIdOf(held);
    if (orderId === undefined) return false;
    const known = await this.checkouts.findOrder(orderId, buyer);
    if (!known.ok || !known.value) return false;
    if (isUnpayable(known.value)) this.purchase.apply(renewKey);
    if (known.value.status !== 'paid') return false;
    this.purchase.apply(reportPaid(held), held);
    return true;
  }

  private async order(wish: CheckoutInput, buyer: Buyer): Promise<Outcome> {
    const first = await this.startCheckout(wish, buyer);
    if (first.ok ? isUnpayable(first.value.order) : first.error.kind === 'key-used') {
      this.purchase.apply(renewKey);
      return this.orderOnce(wish, buyer);
    }
    if (first.ok) return this.recordOrder(first.value, wish, buyer);
    if (first.error.kind === 'signed-out' && buyer.kind === 'ghost') {
      // The ghost's token has expired. Registering again works because the server recognizes the buyer by email.
      const again = await this.registerGhost.execute(buyer.email);
      return again.ok ? this.orderOnce(wish, again.value) : again;
    }
    return fail(problemOf(first.error));
  }

  private async orderOnce(wish: CheckoutInput, buyer: Buyer): Promise<Outcome> {
    const held = this.purchase.findPayable(wish.selection);
    if (!held.ok) return held;
    const session = await this.startCheckout(wish, buyer);
    return session.ok ? this.recordOrder(session.value, wish, buyer) : fail(problemOf(session.error));
  }

  private startCheckout(
    wish: CheckoutInput,
    buyer: Buyer,
  ): Promise<Result<PaymentSession, CheckoutRejection>> {
    const { campaignId, productId, pricingId, discount } = wish.selection;
    const code = codeOf(wish);
    return this.checkouts.start(
      {
        key: this.purchase.keyForRequest({ channel: 'widget', buyerId: buyer.id, ...code }),
        campaignId,
        productId,
        pricingId,
        discount,
        ...code,
        language: wish.language,
      },
      buyer,
    );
  }

  private recordOrder(session: PaymentSession, wish: CheckoutInput, buyer: Buyer): Outcome {
    const held = this.purchase.findPayable(wish.selection);
    if (!held.ok) return held;
    const { id, status } = session.order;
    const isPaid = status === 'paid';
    const difference = findOfferDifference(wish.selection, session.order);
    this.purchase.apply(
      recordOrder({ id, isPaid, buyer, ...codeOf(wish), ...(difference && { difference }) }),
    );
    if (isPaid) return fail({ kind: 'already-paid' });
    if (!difference) return succeed(session);
    return fail({ kind: 'offer-differs', agreed: wish.selection, ordered: difference });
  }
}

const codeOf = ({ referralCode: typed }: CheckoutInput): { readonly referralCode?: string } => {
  const referralCode = enteredReferralCode(typed);
  return referralCode === undefined ? {} : { referralCode };
};

/** Whether the order can no longer be paid. */
const isUnpayable = ({ status }: PurchaseOrder): boolean => isSettled(status) && status !== 'paid';
