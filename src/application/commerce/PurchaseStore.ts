import type { Purchase } from '../../domain/commerce/Purchase';

/** The purchase that is under way, shared by all tabs of this browser. */
export abstract class PurchaseStore {
  /** Nothing when there is none, it is older than a day or it can't be read. */
  abstract read(): Purchase | undefined;
  abstract write(purchase: Purchase): void;
  abstract clear(): void;
  /** Another tab changed it. @returns a function that stops listening */
  abstract onChange(listener: () => void): () => void;
}
