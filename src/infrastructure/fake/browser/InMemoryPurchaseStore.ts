import { PurchaseStore } from '../../../application/commerce/PurchaseStore';
import type { Purchase } from '../../../domain/commerce/Purchase';

/** A purchase that other tabs are played by the test for. */
export class InMemoryPurchaseStore extends PurchaseStore {
  private held: Purchase | undefined;
  private readonly listeners = new Set<() => void>();

  read(): Purchase | undefined {
    return this.held;
  }

  write(purchase: Purchase): void {
    this.held = purchase;
  }

  clear(): void {
    this.held = undefined;
  }

  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** What another tab makes of it. */
  changeElsewhere(purchase: Purchase | undefined): void {
    this.held = purchase;
    [...this.listeners].forEach((listener) => listener());
  }
}
