import { CurrentPurchase } from '#application/commerce/CurrentPurchase';
import { Drafts } from '#application/session/Drafts';
import { Session } from '#application/session/Session';
import { LastEnteredEmail } from '#application/session/LastEnteredEmail';
import {
  isPaidOrReported,
  isRejected,
  isSentToStore,
  orderIdOf,
  type Purchase,
} from '#domain/commerce/Purchase';
import { markShown, restart } from '#domain/commerce/purchaseTransitions';
import { makePresenterObservable, presenter } from '../../presenter';
import { buyerDraft } from '../shared/buyerDraft';

/** The purchase as it was when the visitor opened the page. */
@presenter
export class PurchaseSnapshotPresenter {
  snapshot: Purchase | undefined;

  constructor(
    private readonly purchase: CurrentPurchase,
    private readonly session: Session,
    private readonly typedEmail: LastEnteredEmail,
    private readonly drafts: Drafts,
  ) {
    makePresenterObservable(this, 'email', 'needsAccount');
  }

  /**
   * Stores the current purchase as the snapshot. A canceled purchase is shown only if it is paid later.
   * @param storeOrderId order id from the store's link; a purchase with a different order is ignored
   */
  takeSnapshot(storeOrderId: string | undefined): void {
    const { value } = this.purchase;
    if (!value) this.snapshot = undefined;
    else if (storeOrderId === undefined) this.snapshot = isOrder(value) ? value : undefined;
    else this.snapshot = isStoreOrder(value, storeOrderId) ? value : undefined;
  }

  /** Whether this browser's purchase was paid in the payment widget, regardless of what the URL says. */
  isPaidByCard(): boolean {
    const { value } = this.purchase;
    return value !== undefined && (isPaidOrReported(value) || isRejected(value)) && !isSentToStore(value);
  }

  get orderId(): string | undefined {
    return this.snapshot && orderIdOf(this.snapshot);
  }

  get isGhostPurchase(): boolean {
    return this.snapshot?.ghost !== undefined;
  }

  get isStorePurchase(): boolean {
    return this.snapshot !== undefined && isSentToStore(this.snapshot);
  }

  get email(): string | undefined {
    return this.snapshot?.ghost?.email ?? this.session.player?.email;
  }

  get needsAccount(): boolean {
    return this.isGhostPurchase && this.session.player === undefined;
  }

  /** Whether the purchase is stored as paid. A paid order of a ghost may already belong to an account. */
  isKnownPaid(): boolean {
    const { value } = this.purchase;
    // The stored purchase may be a newer one, started in another tab.
    return value?.progress.kind === 'paid' && value.key === this.snapshot?.key;
  }

  /**
   * Records that the buyer has seen the outcome: the notice is not shown again, and the next purchase needs new
   * agreements.
   */
  markShown(): void {
    if (this.orderId !== undefined) this.purchase.apply(markShown(this.orderId));
    this.drafts.remove(buyerDraft);
  }

  /** Stores the email, so that the form for resending the confirmation email is prefilled. */
  rememberEmail(): void {
    if (this.snapshot?.ghost) this.typedEmail.value = this.snapshot.ghost.email;
  }

  /** Starts over, so that the next attempt creates a new order. */
  restart(): void {
    if (this.snapshot) this.purchase.apply(restart(this.snapshot.key));
  }
}

const isOrder = (purchase: Purchase): boolean =>
  orderIdOf(purchase) !== undefined && purchase.progress.kind !== 'cancelled';

const isStoreOrder = (purchase: Purchase, orderId: string): boolean =>
  isSentToStore(purchase) && (orderIdOf(purchase) ?? orderId) === orderId;
