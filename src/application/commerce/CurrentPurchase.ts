import { isRejected, isUnpaid, type Purchase, type RequestFingerprint } from '#domain/commerce/Purchase';
import { begin, recordRequest, type Transition } from '#domain/commerce/purchaseTransitions';
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

interface Change {
  readonly before: Purchase | undefined;
  /** The same object as `before` if nothing changed. */
  readonly after: Purchase | undefined;
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
    const begun = begin(this.value, selection, this.clock.now(), this.uuids.generate());
    this.purchases.write(begun);
    return begun;
  }

  /** @returns the idempotency key of the request; a new key if the previous request contained different data */
  keyForRequest(sentWith: RequestFingerprint): string {
    const { after } = this.apply(recordRequest(sentWith));
    return after?.key ?? this.uuids.generate();
  }

  /** @param fallback purchase to change if none is stored */
  apply(transition: Transition, fallback?: Purchase): Change {
    const before = this.value;
    const changed = before ?? fallback;
    if (!changed) return { before, after: before };
    const after = transition(changed, () => this.uuids.generate());
    if (after === undefined) this.purchases.clear();
    else if (after !== before) this.purchases.write(after);
    // A page in this tab that waits for the payment has to stop waiting.
    const isNewlyRejected = after && isRejected(after) && !isRejected(changed);
    if (isNewlyRejected) this.listeners.forEach((listener) => listener());
    return { before, after };
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
}
