import type { Buyer, GhostBuyer, Purchase } from '../../domain/commerce/Purchase';
import { isSettled, type PurchaseOrder } from '../../domain/commerce/PurchaseOrder';
import { referralCodeIn } from '../../domain/commerce/referral';
import type { Selection } from '../../domain/commerce/Selection';
import type { Language } from '../../domain/language/Locale';
import { isEmail } from '../../domain/shared/patterns';
import { fail, succeed, type Result } from '../../domain/shared/Result';
import { Navigator } from '../navigation/Navigator';
import { Locks } from '../shared/Locks';
import { useCase } from '../useCase';
import { ghostProblemOf, isSpentKey, problemOf, type CheckoutProblem } from './checkoutProblems';
import { Checkouts, type CheckoutRejection, type PaymentSession } from './Checkouts';
import { GhostAccounts } from './GhostAccounts';
import { KeptPurchase } from './KeptPurchase';
import { PurchaseBuyer } from './PurchaseBuyer';
import { Referrals } from './Referrals';

export interface CheckoutWish {
  /** What the buyer saw when they said that they want it. */
  readonly selection: Selection;
  /** As typed; of no matter to who is signed in. */
  readonly email: string;
  /** As typed. */
  readonly referralCode: string;
  readonly language: Language;
}

/**
 * Makes an order of the purchase and a token to pay it with (CF-04, CK-01). One call at a time over all tabs, and one
 * order however often it is asked for: whoever comes second is given the same again.
 */
@useCase
export class StartCheckout {
  private running: Promise<Result<PaymentSession, CheckoutProblem>> | undefined;

  constructor(
    private readonly purchase: KeptPurchase,
    private readonly buyers: PurchaseBuyer,
    private readonly ghosts: GhostAccounts,
    private readonly checkouts: Checkouts,
    private readonly referrals: Referrals,
    private readonly navigator: Navigator,
    private readonly locks: Locks,
  ) {}

  execute(wish: CheckoutWish): Promise<Result<PaymentSession, CheckoutProblem>> {
    this.running ??= this.locks
      .exclusively('checkout', () => this.start(wish))
      .finally(() => (this.running = undefined));
    return this.running;
  }

  private async start(wish: CheckoutWish): Promise<Result<PaymentSession, CheckoutProblem>> {
    if (!(await this.buyers.isKnown())) return fail({ kind: 'offline' });
    const held = this.purchase.wanted(wish.selection);
    if (!held.ok) return held;
    const buyer = await this.buyerOf(held.value, wish.email);
    if (!buyer.ok) return buyer;
    if (await this.isPaid(held.value, buyer.value)) return fail({ kind: 'already-paid' });
    return this.order(wish, buyer.value);
  }

  private async buyerOf({ ghost }: Purchase, typed: string): Promise<Result<Buyer, CheckoutProblem>> {
    const player = this.buyers.player();
    if (player) return succeed(player);
    const email = typed.trim();
    if (email === '') return fail({ kind: 'email-required' });
    if (!isEmail(email)) return fail({ kind: 'email-invalid' });
    if (ghost?.email.toLowerCase() === email.toLowerCase()) return succeed({ kind: 'ghost', ...ghost });
    return this.register(email);
  }

  /** Kept at once, so that the next try has not to do it again. */
  private async register(email: string): Promise<Result<Buyer, CheckoutProblem>> {
    const referral = this.referrals.current();
    const acquisition = new URL(this.navigator.path, this.navigator.origin).search;
    const registered = await this.ghosts.register({
      email,
      ...(referral && { referral }),
      ...(acquisition !== '' && { acquisition }),
    });
    if (!registered.ok) return fail(ghostProblemOf(registered.error));
    this.purchase.change((purchase) => ofGhost(purchase, registered.value));
    return succeed({ kind: 'ghost', ...registered.value });
  }

  /** An order from before, which this purchase goes on with: it may have been paid since, or come to nothing. */
  private async isPaid({ orderId }: Purchase, buyer: Buyer): Promise<boolean> {
    if (orderId === undefined) return false;
    const known = await this.checkouts.order(orderId, buyer);
    if (!known.ok || !known.value) return false;
    if (isDead(known.value)) this.purchase.renewKey();
    if (known.value.status !== 'paid') return false;
    this.purchase.change((purchase) => ({ ...purchase, isPaymentDone: true }));
    return true;
  }

  private async order(wish: CheckoutWish, buyer: Buyer): Promise<Result<PaymentSession, CheckoutProblem>> {
    const first = await this.send(wish, buyer);
    if (first.ok ? isDead(first.value.order) : isSpentKey(first.error)) {
      this.purchase.renewKey();
      return this.orderOnce(wish, buyer);
    }
    if (first.ok) return this.keep(first.value, wish, buyer);
    if (first.error.kind === 'signed-out' && buyer.kind === 'ghost') {
      // The ghost's token has run out; the server knows who it is by the e-mail.
      const again = await this.register(buyer.email);
      return again.ok ? this.orderOnce(wish, again.value) : again;
    }
    return fail(problemOf(first.error));
  }

  private async orderOnce(
    wish: CheckoutWish,
    buyer: Buyer,
  ): Promise<Result<PaymentSession, CheckoutProblem>> {
    const session = await this.send(wish, buyer);
    return session.ok ? this.keep(session.value, wish, buyer) : fail(problemOf(session.error));
  }

  private send(wish: CheckoutWish, buyer: Buyer): Promise<Result<PaymentSession, CheckoutRejection>> {
    const { campaignId, productId, pricingId, discount } = wish.selection;
    const referralCode = referralCodeIn(wish.referralCode);
    return this.checkouts.start(
      {
        key: this.purchase.keyFor('widget', [buyer.id, referralCode ?? '']),
        campaignId,
        productId,
        pricingId,
        discount,
        ...(referralCode !== undefined && { referralCode }),
        language: wish.language,
      },
      buyer,
    );
  }

  /** With the code, which would otherwise be missing when the same order is asked for again after a reload. */
  private keep(
    session: PaymentSession,
    { selection, referralCode: typed }: CheckoutWish,
    buyer: Buyer,
  ): Result<PaymentSession, CheckoutProblem> {
    const held = this.purchase.wanted(selection);
    if (!held.ok) return held;
    const { id, status } = session.order;
    const isPaid = status === 'paid';
    const referralCode = referralCodeIn(typed);
    this.purchase.change((purchase) => {
      const owned = buyer.kind === 'ghost' ? ofGhost(purchase, buyer) : ofPlayer(purchase);
      return {
        ...owned,
        selection: { ...owned.selection, ...(referralCode !== undefined && { referralCode }) },
        orderId: id,
        isPaymentDone: isPaid,
      };
    });
    return isPaid ? fail({ kind: 'already-paid' }) : succeed(session);
  }
}

/** Nobody can pay it any more. */
const isDead = (order: PurchaseOrder): boolean => isSettled(order) && order.status !== 'paid';

const ofGhost = (purchase: Purchase, { id, email, token }: GhostBuyer): Purchase => ({
  ...purchase,
  selection: { ...purchase.selection, email },
  ghost: { id, email, token },
});

const ofPlayer = ({ ghost: _ghost, ...purchase }: Purchase): Purchase => purchase;
