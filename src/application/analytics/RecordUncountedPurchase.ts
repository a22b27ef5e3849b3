import { uncountedOrderOf } from '#domain/commerce/orderedOffer';
import { CurrentPurchase } from '../commerce/CurrentPurchase';
import { useCase } from '../useCase';
import { RecordPurchase } from './RecordPurchase';

/** Reports a paid order that could not be reported to analytics on an earlier visit (TY-02). */
@useCase
export class RecordUncountedPurchase {
  constructor(
    private readonly purchase: CurrentPurchase,
    private readonly recordPurchase: RecordPurchase,
  ) {}

  /** @returns a function that stops waiting for consent */
  execute(): () => void {
    const { value } = this.purchase;
    const order = value && uncountedOrderOf(value);
    return order ? this.recordPurchase.execute(order) : () => undefined;
  }
}
