import {
  isUnpaid,
  orderIdOf,
  type GhostBuyer,
  type Purchase,
  type SentWith,
} from '../../domain/commerce/Purchase';
import * as transitions from '../../domain/commerce/purchaseTransitions';
import type { Selection } from '../../domain/commerce/Selection';
import { isSameOffer } from '../../domain/commerce/selectPlan';
import { fail, succeed, type Result } from '../../domain/shared/Result';
import { Clock } from '../shared/Clock';
import { Uuids } from '../shared/Uuids';
import { service } from '../useCase';
import { PurchaseStore } from './PurchaseStore';

/**
 * - `no-purchase`: there is none any more (another tab cancelled it, or a day has passed)
 * - `changed`: another tab chose something else meanwhile; the buyer has to see it first
 * - `already-paid`: it was paid meanwhile
 */
export interface NotWanted {
  readonly kind: 'no-purchase' | 'changed' | 'already-paid';
}

/**
 * The purchase of this browser, the same in all its tabs. Every change of it goes through here, as a transition of the
 * domain, and reads it again first: any tab may have changed it.
 */
@service
export class CurrentPurchase {
  constructor(
    private readonly purchases: PurchaseStore,
    private readonly uuids: Uuids,
    private readonly clock: Clock,
  ) {}

  /** Also one that was paid or cancelled, until another is begun or a day has passed. */
  get value(): Purchase | undefined {
    return this.purchases.read();
  }

  /** The purchase that can still be paid (CF-01). */
  get unpaid(): Purchase | undefined {
    const { value } = this;
    return value && isUnpaid(value) ? value : undefined;
  }

  /** The purchase, if it still is what the buyer saw and can be paid. */
  wanted(selection: Selection): Result<Purchase, NotWanted> {
    const { value } = this;
    if (!value || value.progress.kind === 'cancelled') return fail({ kind: 'no-purchase' });
    if (!isSameOffer(value.selection, selection)) return fail({ kind: 'changed' });
    return isUnpaid(value) ? succeed(value) : fail({ kind: 'already-paid' });
  }

  begin(selection: Selection): Purchase {
    const begun = transitions.begin(this.value, selection, this.clock.now(), this.uuids.fresh());
    this.purchases.write(begun);
    return begun;
  }

  /** The buyer cancels (CF-01). */
  cancel(): void {
    this.change(transitions.cancel);
  }

  /** @returns the key to send with the request; a fresh one if it was sent with something else before */
  send(sentWith: SentWith): string {
    const { after } = this.change((purchase) => transitions.send(purchase, sentWith, this.uuids.fresh()));
    return after?.key ?? this.uuids.fresh();
  }

  /** The next order is a new one: the last can't be paid any more, or its key is of another purchase. */
  renewKey(): void {
    this.change((purchase) => transitions.renewKey(purchase, this.uuids.fresh()));
  }

  /** The buyer tries again after the order of this purchase came to nothing. */
  restart({ key }: Purchase): void {
    this.change((purchase) =>
      purchase.key === key ? transitions.restart(purchase, this.uuids.fresh()) : purchase,
    );
  }

  registerGhost(ghost: GhostBuyer): void {
    this.change((purchase) => transitions.registerGhost(purchase, ghost));
  }

  order(made: transitions.MadeOrder): void {
    this.change((purchase) => transitions.order(purchase, made));
  }

  /**
   * The order of a purchase was reported paid: this goes before whatever another tab has chosen since.
   *
   * @param seen the purchase when its payment began
   */
  reportPaid(seen: Purchase): void {
    const { value } = this;
    const isStillHeld = value !== undefined && orderIdOf(value) === orderIdOf(seen);
    this.purchases.write(transitions.reportPaid(isStillHeld ? value : seen));
  }

  /**
   * The server confirmed the payment of an order.
   *
   * @returns whether that is news
   */
  confirmPaid(orderId: string): boolean {
    const { before, after } = this.change((purchase) => transitions.confirmPaid(purchase, orderId));
    return after !== before;
  }

  confirmPaidInStore(orderId: string): void {
    this.change((purchase) => transitions.confirmPaidInStore(purchase, orderId));
  }

  /** The buyer has seen that this order is paid. */
  markShown(orderId: string | undefined): void {
    this.change((purchase) => (orderIdOf(purchase) === orderId ? transitions.markShown(purchase) : purchase));
  }

  /**
   * Tells when another tab began, changed or ended it.
   *
   * @returns a function that stops listening
   */
  onChange(listener: () => void): () => void {
    return this.purchases.onChange(listener);
  }

  private change(transition: (purchase: Purchase) => Purchase | undefined): {
    readonly before: Purchase | undefined;
    readonly after: Purchase | undefined;
  } {
    const before = this.value;
    const after = before && transition(before);
    if (after === undefined) this.purchases.clear();
    else if (after !== before) this.purchases.write(after);
    return { before, after };
  }
}
