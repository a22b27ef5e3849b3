import type { Purchase } from '../../domain/commerce/Purchase';

export abstract class PurchaseStore {
  /** Nothing when there is none, it is older than a day, or it cannot be read. */
  abstract read(): Purchase | undefined;
  abstract write(purchase: Purchase): void;
  abstract clear(): void;
  /** Called when another tab changed it. @returns a function that stops listening */
  abstract onChange(listener: () => void): () => void;
}
