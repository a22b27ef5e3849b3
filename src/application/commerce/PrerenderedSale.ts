import type { Sale } from './LoadOffers';

/** The sale embedded in a rendered page as JSON. */
export type SaleSnapshot =
  | { readonly kind: 'closed' }
  | (Sale & {
      readonly kind: 'open';
      /** ISO 8601 time of the server's last confirmation, if that was long ago. */
      readonly since?: string;
    });

/** The sale that a page starts with, before the API responds to this visitor. */
export abstract class PrerenderedSale {
  /**
   * Returns undefined if the page does not include one.
   * @param campaignName see `LoadOffers`
   */
  abstract find(campaignName: string): Promise<SaleSnapshot | undefined>;
}
