import { isUnpaid, type Purchase } from '../../domain/commerce/Purchase';
import { useCase } from '../useCase';
import { PurchaseStore } from './PurchaseStore';

/** The purchase of this browser, the same in all its tabs. */
@useCase
export class CurrentPurchase {
  constructor(private readonly purchases: PurchaseStore) {}

  /** With the one that was paid, until another is begun; nothing when the buyer turned away from it. */
  get value(): Purchase | undefined {
    const held = this.purchases.read();
    return held?.isCancelled === true ? undefined : held;
  }

  /** What is still to be paid for (CF-01). */
  get unpaid(): Purchase | undefined {
    const { value } = this;
    return value && isUnpaid(value) ? value : undefined;
  }

  /**
   * Tells when another tab began, changed or ended it.
   *
   * @returns a function that stops listening
   */
  onChange(listener: () => void): () => void {
    return this.purchases.onChange(listener);
  }
}
