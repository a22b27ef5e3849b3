import { isUnpaid, type Purchase } from '../../domain/commerce/Purchase';
import type { Selection } from '../../domain/commerce/Selection';
import { isSameOffer } from '../../domain/commerce/selectPlan';
import { fail, succeed, type Result } from '../../domain/shared/Result';
import { Uuids } from '../shared/Uuids';
import { useCase } from '../useCase';
import { PurchaseStore } from './PurchaseStore';

/**
 * - `no-purchase`: there is none any more (another tab ended it, or a day has passed)
 * - `changed`: another tab chose something else meanwhile; the buyer has to look at it first
 * - `already-paid`: it was paid meanwhile
 */
export interface NotWanted {
  readonly kind: 'no-purchase' | 'changed' | 'already-paid';
}

const marks = { widget: 'widget:', store: 'store:' } as const;

/** The purchase that all tabs share, looked at anew each time: any of them may have changed it. */
@useCase
export class KeptPurchase {
  constructor(
    private readonly purchases: PurchaseStore,
    private readonly uuids: Uuids,
  ) {}

  get value(): Purchase | undefined {
    return this.purchases.read();
  }

  /** The purchase, where it still is what the buyer saw and is to be paid. */
  wanted(selection: Selection): Result<Purchase, NotWanted> {
    const held = this.value;
    if (!held || held.isCancelled) return fail({ kind: 'no-purchase' });
    if (!isSameOffer(held.selection, selection)) return fail({ kind: 'changed' });
    return isUnpaid(held) ? succeed(held) : fail({ kind: 'already-paid' });
  }

  /** Whether the store was asked to sell it last. */
  get isInStore(): boolean {
    return this.value?.sentWith?.startsWith(marks.store) ?? false;
  }

  /**
   * Its key, a fresh one when it was sent to somewhere else or with something else before.
   *
   * @param parts what the server must not see change under the same key
   */
  keyFor(seller: keyof typeof marks, parts: readonly string[]): string {
    const sentWith = marks[seller] + JSON.stringify(parts);
    if (this.value?.sentWith !== undefined && this.value.sentWith !== sentWith) this.renewKey();
    this.change((purchase) => ({ ...purchase, sentWith }));
    return this.value?.key ?? this.uuids.fresh();
  }

  /** It becomes an order of its own, whatever was made of it before. */
  renewKey(): void {
    this.change(({ orderId: _orderId, sentWith: _sentWith, ...purchase }) => ({
      ...purchase,
      key: this.uuids.fresh(),
    }));
  }

  /** Nothing happens where there is none. */
  change(to: (purchase: Purchase) => Purchase): void {
    const held = this.value;
    if (held) this.purchases.write(to(held));
  }

  /** Whoever is signed in pays for it. */
  belongToPlayer(): void {
    this.change(({ ghost: _ghost, ...purchase }) => purchase);
  }

  /**
   * The widget said that an order is paid, which goes before whatever another tab has made of the purchase since.
   *
   * @param opened the purchase that the widget was opened for
   */
  markDone(opened: Purchase): void {
    const held = this.value;
    const isStillHeld = held !== undefined && held.orderId === opened.orderId;
    const { isCancelled: _isCancelled, ...purchase } = isStillHeld ? held : opened;
    this.purchases.write({ ...purchase, isPaymentDone: true });
  }

  /**
   * The server said that its order is paid.
   *
   * @returns whether that is news
   */
  markPaid(orderId: string): boolean {
    const held = this.value;
    if (held?.orderId !== orderId || held.isPaid) return false;
    const { isCancelled: _isCancelled, ...purchase } = held;
    this.purchases.write({ ...purchase, isPaymentDone: true, isPaid: true });
    return true;
  }
}
