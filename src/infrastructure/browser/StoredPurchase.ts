import { injectable } from 'inversify';
import { PurchaseStore } from '../../application/commerce/PurchaseStore';
import { Clock } from '../../application/shared/Clock';
import type { Purchase } from '../../domain/commerce/Purchase';
import { purchaseItem } from '../../domain/consent/storedItems';
import { BrowserWindow } from './BrowserWindow';
import { purchaseIn } from './purchaseText';
import { read, remove, write } from './storage';

const { name, seconds } = purchaseItem;

/** In the local storage; where a browser denies that, for as long as the page lives. One per application. */
@injectable()
export class StoredPurchase extends PurchaseStore {
  /** What could not be stored. */
  private unstored: string | undefined;

  constructor(
    private readonly browser: BrowserWindow,
    private readonly clock: Clock,
  ) {
    super();
  }

  read(): Purchase | undefined {
    const text = this.unstored ?? read(this.area, name);
    const purchase = text === undefined ? undefined : purchaseIn(text);
    if (purchase && this.isFresh(purchase)) return purchase;
    if (text !== undefined) this.clear();
    return undefined;
  }

  write(purchase: Purchase): void {
    const text = JSON.stringify(purchase);
    write(this.area, name, text);
    this.unstored = read(this.area, name) === text ? undefined : text;
  }

  clear(): void {
    this.unstored = undefined;
    remove(this.area, name);
  }

  /** The browser tells the other tabs of it, never the one that wrote. */
  onChange(listener: () => void): () => void {
    const { window } = this.browser;
    const told = ({ key }: StorageEvent): void => {
      // Without a key, all was cleared.
      if (key === name || key === null) listener();
    };
    window.addEventListener('storage', told);
    return () => window.removeEventListener('storage', told);
  }

  /** A clock that was put back makes no purchase of tomorrow last longer. */
  private isFresh({ startedAt }: Purchase): boolean {
    return Math.abs(this.clock.now().getTime() - startedAt.getTime()) < seconds * 1000;
  }

  private readonly area = (): Storage => this.browser.window.localStorage;
}
