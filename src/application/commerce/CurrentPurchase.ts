import {
  isRejected,
  isUnpaid,
  orderIdOf,
  type Agreement,
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
import { sharedService } from '../useCase';
import { PurchaseStore } from './PurchaseStore';

/** `changed`: another offer, which the buyer has not seen, was chosen in another tab. */
export interface NotWanted {
  readonly kind: 'no-purchase' | 'changed' | 'already-paid';
}

/** The purchase shared by all tabs. Each change reads it again first, because another tab may have changed it. */
@sharedService
export class CurrentPurchase {
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly purchases: PurchaseStore,
    private readonly uuids: Uuids,
    private readonly clock: Clock,
  ) {}

  /** Includes a paid or canceled purchase, for a day or until the next purchase begins. */
  get value(): Purchase | undefined {
    return this.purchases.read();
  }

  get unpaid(): Purchase | undefined {
    const { value } = this;
    return value && isUnpaid(value) ? value : undefined;
  }

  /** Returns the purchase if it is still the offer that the buyer saw and can be paid. */
  wanted(selection: Selection): Result<Purchase, NotWanted> {
    const { value } = this;
    if (!value || value.progress.kind === 'cancelled' || isRejected(value))
      return fail({ kind: 'no-purchase' });
    if (!isSameOffer(value.selection, selection)) return fail({ kind: 'changed' });
    return isUnpaid(value) ? succeed(value) : fail({ kind: 'already-paid' });
  }

  begin(selection: Selection): Purchase {
    const begun = transitions.begin(this.value, selection, this.clock.now(), this.uuids.fresh());
    this.purchases.write(begun);
    return begun;
  }

  cancel(): void {
    this.change(transitions.cancel);
  }

  /** @returns the request's idempotency key; a new one if different data was sent before */
  send(sentWith: SentWith): string {
    const { after } = this.change((purchase) => transitions.send(purchase, sentWith, this.uuids.fresh()));
    return after?.key ?? this.uuids.fresh();
  }

  renewKey(): void {
    this.change((purchase) => transitions.renewKey(purchase, this.uuids.fresh()));
  }

  /** Starts over after an order that did not succeed. */
  restart({ key }: Purchase): void {
    this.change((purchase) =>
      purchase.key === key ? transitions.restart(purchase, this.uuids.fresh()) : purchase,
    );
  }

  registerGhost(ghost: GhostBuyer): void {
    this.change((purchase) => transitions.registerGhost(purchase, ghost));
  }

  removeReferralCode(): void {
    this.change(transitions.removeReferralCode);
  }

  renewGhost(ghost: GhostBuyer): void {
    this.change((purchase) => transitions.renewGhost(purchase, ghost));
  }

  beginTry(agreed: readonly Agreement[]): void {
    this.change((purchase) => transitions.beginTry(purchase, agreed));
  }

  reportTrouble(orderId: string): void {
    this.change((purchase) => transitions.reportTrouble(purchase, orderId));
  }

  order(made: transitions.MadeOrder): void {
    this.change((purchase) => transitions.order(purchase, made));
  }

  /**
   * Overrides a choice made in another tab meanwhile.
   * @param seen the purchase when its payment began
   */
  reportPaid(seen: Purchase): void {
    const { value } = this;
    const isStillHeld = value !== undefined && orderIdOf(value) === orderIdOf(seen);
    this.purchases.write(transitions.reportPaid(isStillHeld ? value : seen));
  }

  /** @returns false if the payment was already confirmed */
  confirmPaid(orderId: string): boolean {
    const { before, after } = this.change((purchase) => transitions.confirmPaid(purchase, orderId));
    return after !== before;
  }

  /** Also notifies this tab, because a page that waits for the payment has nothing left to do. */
  reject(orderId: string): void {
    const { before, after } = this.change((purchase) => transitions.reject(purchase, orderId));
    if (after !== before) this.listeners.forEach((listener) => listener());
  }

  confirmPaidInStore(orderId: string): void {
    this.change((purchase) => transitions.confirmPaidInStore(purchase, orderId));
  }

  /** Records that the buyer has seen the outcome of the order. */
  markShown(orderId: string | undefined): void {
    this.change((purchase) => (orderIdOf(purchase) === orderId ? transitions.markShown(purchase) : purchase));
  }

  markCounted(orderId: string): void {
    this.change((purchase) => transitions.markCounted(purchase, orderId));
  }

  /**
   * Registers a listener for changes in another tab and for orders that the server rejects.
   * @returns a function that removes the listener
   */
  onChange(listener: () => void): () => void {
    const stop = this.purchases.onChange(listener);
    this.listeners.add(listener);
    return () => {
      stop();
      this.listeners.delete(listener);
    };
  }

  private change(transition: (purchase: Purchase) => Purchase | undefined): {
    readonly before: Purchase | undefined;
    readonly after: Purchase | undefined;
  } {
    const before = this.value;
    if (!before) return { before, after: before };
    const after = transition(before);
    if (after === undefined) this.purchases.clear();
    else if (after !== before) this.purchases.write(after);
    return { before, after };
  }
}
