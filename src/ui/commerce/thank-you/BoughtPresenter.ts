import { CurrentPurchase } from '../../../application/commerce/CurrentPurchase';
import { Drafts } from '../../../application/session/Drafts';
import { Session } from '../../../application/session/Session';
import { TypedEmail } from '../../../application/session/TypedEmail';
import {
  isPaidOrReported,
  isRejected,
  isSentToStore,
  orderIdOf,
  type Purchase,
} from '../../../domain/commerce/Purchase';
import { observed, presenter } from '../../presenter';
import { buyerDraft } from '../shared/buyerDraft';

/** The purchase as it was when the visitor opened the page. */
@presenter
export class BoughtPresenter {
  held: Purchase | undefined;

  constructor(
    private readonly purchase: CurrentPurchase,
    private readonly session: Session,
    private readonly typedEmail: TypedEmail,
    private readonly drafts: Drafts,
  ) {
    observed(this, 'email', 'needsAccount');
  }

  /**
   * A canceled purchase is shown only once it is paid.
   * @param storeOrderId from the store's link: only the purchase with this order is read
   */
  read(storeOrderId: string | undefined): void {
    const { value } = this.purchase;
    if (!value) this.held = undefined;
    else if (storeOrderId === undefined) this.held = isOrder(value) ? value : undefined;
    else this.held = isStoreOrder(value, storeOrderId) ? value : undefined;
  }

  /** Whether this browser's purchase was paid in the payment widget, regardless of what the URL says. */
  isPaidByCard(): boolean {
    const { value } = this.purchase;
    return value !== undefined && (isPaidOrReported(value) || isRejected(value)) && !isSentToStore(value);
  }

  get orderId(): string | undefined {
    return this.held && orderIdOf(this.held);
  }

  get isOfGhost(): boolean {
    return this.held?.ghost !== undefined;
  }

  get isOfStore(): boolean {
    return this.held !== undefined && isSentToStore(this.held);
  }

  get email(): string | undefined {
    return this.held?.ghost?.email ?? this.session.player?.email;
  }

  get needsAccount(): boolean {
    return this.isOfGhost && this.session.player === undefined;
  }

  /** Whether the purchase is stored as paid. A ghost's paid order may belong to an account by now. */
  isKnownPaid(): boolean {
    const { value } = this.purchase;
    // Another tab may have started another purchase.
    return value?.progress.kind === 'paid' && value.key === this.held?.key;
  }

  /**
   * Records that the buyer has seen the outcome: the notice is not shown again, and the next purchase needs new
   * agreements.
   */
  markShown(): void {
    if (this.orderId !== undefined) this.purchase.markShown(this.orderId);
    this.drafts.drop(buyerDraft);
  }

  /** Prefills the form that sends the email again. */
  rememberEmail(): void {
    if (this.held?.ghost) this.typedEmail.value = this.held.ghost.email;
  }

  /** Starts over, so that the next order is a new one. */
  restart(): void {
    if (this.held) this.purchase.restart(this.held);
  }
}

const isOrder = (purchase: Purchase): boolean =>
  orderIdOf(purchase) !== undefined && purchase.progress.kind !== 'cancelled';

const isStoreOrder = (purchase: Purchase, orderId: string): boolean =>
  isSentToStore(purchase) && (orderIdOf(purchase) ?? orderId) === orderId;
