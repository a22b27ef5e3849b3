import type { Purchase } from '#domain/commerce/Purchase';
import { purchaseItem } from '#domain/consent/storedItems';
import { Clock } from '../shared/Clock';
import { StoredItems } from '../shared/StoredItems';
import { sharedService } from '../useCase';
import { parsePurchase } from './parsePurchase';

/** One instance per application, because the purchase is kept in memory if the browser denies storage. */
@sharedService
export class PurchaseStore {
  /** The serialized purchase if the browser could not store it; otherwise undefined. */
  private memoryCopy: string | undefined;
  /** Last parsed text, to parse again only after a change. */
  private parsed: { readonly text?: string; readonly purchase?: Purchase | undefined } = {};

  constructor(
    private readonly stored: StoredItems,
    private readonly clock: Clock,
  ) {}

  /** Returns undefined if there is no purchase, it is older than a day, or it cannot be parsed. */
  read(): Purchase | undefined {
    const text = this.memoryCopy ?? this.stored.read(purchaseItem);
    if (text === undefined) return undefined;
    if (text !== this.parsed.text) this.parsed = { text, purchase: parsePurchase(text) };
    const { purchase } = this.parsed;
    if (purchase && this.isFresh(purchase)) return purchase;
    this.clear();
    return undefined;
  }

  write(purchase: Purchase): void {
    const text = JSON.stringify(purchase);
    this.stored.write(purchaseItem, text);
    this.memoryCopy = this.stored.read(purchaseItem) === text ? undefined : text;
  }

  clear(): void {
    this.memoryCopy = undefined;
    this.stored.remove(purchaseItem);
  }

  /**
   * Registers a listener for changes made in another tab.
   * @returns a function that removes the listener
   */
  onChange(listener: () => void): () => void {
    return this.stored.onChange(purchaseItem, () => listener());
  }

  /** Also treats start times in the future as expired, so that setting the clock back does not extend a purchase. */
  private isFresh({ startedAt }: Purchase): boolean {
    return Math.abs(this.clock.now().getTime() - startedAt.getTime()) < purchaseItem.maxAgeSeconds * 1000;
  }
}
