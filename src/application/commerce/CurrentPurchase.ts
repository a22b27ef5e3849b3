import {
  isRejected,
  isUnpaid,
  orderIdOf,
  type PurchaseAgreement,
  type GhostBuyer,
  type Purchase,
  type RequestFingerprint,
} from '#domain/commerce/Purchase';
import * as transitions from '#domain/commerce/purchaseTransitions';
import type { PlanSelection } from '#domain/commerce/PlanSelection';
import { isSameOffer } from '#domain/commerce/selectPlan';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { Clock } from '../shared/Clock';
import { UuidGenerator } from '../shared/UuidGenerator';
import { sharedService } from '../useCase';
import { PurchaseStore } from './PurchaseStore';

/** `changed`: the buyer chose a different offer in another tab and has not seen it in this one. */
export interface PurchaseNotPayable {
  readonly kind: 'no-purchase' | 'changed' | 'already-paid';
}

/** The purchase, shared by all tabs. It is read again before each change, because another tab may have changed it. */
@sharedService
export class CurrentPurchase {
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly purchases: PurchaseStore,
    private readonly uuids: UuidGenerator,
    private readonly clock: Clock,
  ) {}

  /** A paid or canceled purchase is still returned for a day, or until the next purchase begins. */
  get value(): Purchase | undefined {
    return this.purchases.read();
  }

  get unpaid(): Purchase | undefined {
    const { value } = this;
    return value && isUnpaid(value) ? value : undefined;
  }

  /** Returns the purchase if it can be paid and its offer is still the one that the buyer saw. */
  findPayable(selection: PlanSelection): Result<Purchase, PurchaseNotPayable> {
    const { value } = this;
    if (!value || value.progress.kind === 'cancelled' || isRejected(value))
      return fail({ kind: 'no-purchase' });
    if (!isSameOffer(value.selection, selection)) return fail({ kind: 'changed' });
    return isUnpaid(value) ? succeed(value) : fail({ kind: 'already-paid' });
  }

  begin(selection: PlanSelection): Purchase {
    const begun = transitions.begin(this.value, selection, this.clock.now(), this.uuids.generate());
    this.purchases.write(begun);
    return begun;
  }

  cancel(): void {
    this.change(transitions.cancel);
  }

  /** @returns the idempotency key of the request; a new key if the previous request contained different data */
  keyForRequest(sentWith: RequestFingerprint): string {
    const { after } = this.change((purchase) =>
      transitions.recordRequest(purchase, sentWith, this.uuids.generate()),
    );
    return after?.key ?? this.uuids.generate();
  }

  renewKey(): void {
    this.change((purchase) => transitions.renewKey(purchase, this.uuids.generate()));
  }

  /** Starts over after an order that did not succeed. */
  restart({ key }: Purchase): void {
    this.change((purchase) =>
      purchase.key === key ? transitions.restart(purchase, this.uuids.generate()) : purchase,
    );
  }

  assignGhost(ghost: GhostBuyer): void {
    this.change((purchase) => transitions.assignGhost(purchase, ghost));
  }

  removeReferralCode(): void {
    this.change(transitions.removeReferralCode);
  }

  updateGhost(ghost: GhostBuyer): void {
    this.change((purchase) => transitions.updateGhost(purchase, ghost));
  }

  beginAttempt(agreed: readonly PurchaseAgreement[]): void {
    this.change((purchase) => transitions.beginAttempt(purchase, agreed));
  }

  markAttemptFailed(orderId: string): void {
    this.change((purchase) => transitions.markAttemptFailed(purchase, orderId));
  }

  recordOrder(made: transitions.NewOrder): void {
    this.change((purchase) => transitions.recordOrder(purchase, made));
  }

  /**
   * Stores the purchase as paid, even if the buyer began another one in a different tab meanwhile.
   * @param seen the purchase as it was when the payment began
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

  /** Notifies the listeners in this tab too, so that a page waiting for the payment stops waiting. */
  markRejected(orderId: string): void {
    const { before, after } = this.change((purchase) => transitions.markRejected(purchase, orderId));
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
   * Registers a listener for changes made in another tab and for orders that the server rejects.
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
