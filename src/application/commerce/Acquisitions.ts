import type { Buyer } from '../../domain/commerce/Purchase';

export abstract class Acquisitions {
  /** Notes the query string that a buyer came with; every failure is swallowed (document 2 §8). */
  abstract save(query: string, buyer: Buyer): Promise<void>;
}
