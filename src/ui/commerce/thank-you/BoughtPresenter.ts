import { CurrentPurchase } from '../../../application/commerce/CurrentPurchase';
import { Session } from '../../../application/session/Session';
import { TypedEmail } from '../../../application/session/TypedEmail';
import { isSentToStore, orderIdOf, type Purchase } from '../../../domain/commerce/Purchase';
import { observed, presenter } from '../../presenter';

/** The purchase that a visit to the thank-you page is about, as it was when the visit began. */
@presenter
export class BoughtPresenter {
  held: Purchase | undefined;

  constructor(
    private readonly purchase: CurrentPurchase,
    private readonly session: Session,
    private readonly typedEmail: TypedEmail,
  ) {
    observed(this, 'email', 'needsAccount');
  }

  /**
   * Reads the purchase. One that was cancelled is shown only once it is paid.
   *
   * @param storeOrderId given by the store that the visitor comes from: the purchase has to be of that order
   */
  read(storeOrderId: string | undefined): void {
    const { value } = this.purchase;
    const isThis =
      storeOrderId === undefined
        ? value?.progress.kind !== 'cancelled'
        : value && isSentToStore(value) && (orderIdOf(value) ?? storeOrderId) === storeOrderId;
    this.held = isThis ? value : undefined;
  }

  get orderId(): string | undefined {
    return this.held && orderIdOf(this.held);
  }

  get isOfGhost(): boolean {
    return this.held?.ghost !== undefined;
  }

  /** The email that the receipt is sent to. */
  get email(): string | undefined {
    return this.held?.ghost?.email ?? this.session.player?.email;
  }

  /** The buyer has no account yet. */
  get needsAccount(): boolean {
    return this.isOfGhost && this.session.player === undefined;
  }

  /** A ghost's order was seen paid before, and belongs to an account by now. */
  isKnownPaid(): boolean {
    const { value } = this.purchase;
    // Another tab may have begun another purchase meanwhile.
    return value?.progress.kind === 'paid' && value.key === this.held?.key;
  }

  /** The buyer sees that it is paid, and is not led here again. */
  markShown(): void {
    if (this.orderId !== undefined) this.purchase.markShown(this.orderId);
  }

  /** The form that sends the letter again begins with a ghost's email. */
  rememberEmail(): void {
    if (this.held?.ghost) this.typedEmail.value = this.held.ghost.email;
  }

  /** After the order came to nothing: the next order is a new one. */
  restart(): void {
    if (this.held) this.purchase.restart(this.held);
  }
}
