import type { Buyer } from '#domain/commerce/Purchase';

export abstract class Acquisitions {
  /** Failures are ignored (document 2 §8). */
  abstract save(query: string, buyer: Buyer): Promise<void>;
}
