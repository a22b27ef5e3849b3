import type { Sale } from './LoadOffers';

/** The sale embedded in a rendered page as JSON. */
export type SaleSnapshot =
  | { readonly kind: 'closed' }
  | (Sale & {
      readonly kind: 'open';
      /** ISO 8601 time at which the server last confirmed the sale; absent if that was recent. */
      readonly since?: string;
    });

/** The sale that a page shows until the API responds. */
export abstract class PrerenderedSale {
  /**
   * Returns undefined if the page does not include a sale.
   * @param campaignName see `LoadOffers`
   */
  abstract find(campaignName: string): Promise<SaleSnapshot | undefined>;
}
