import type { Sale } from './LoadOffers';

/** What a rendered page says about the sale. It travels in the page as JSON. */
export type KnownSale =
  | { readonly kind: 'closed' }
  | (Sale & {
      readonly kind: 'open';
      /** ISO 8601: when the server last confirmed it, if that was long ago. */
      readonly since?: string;
    });

/** The sale that a page begins with, before the API answers this visitor. */
export abstract class KnownSales {
  /** Nothing when the page does not come with one. @param campaignName as for `LoadOffers` */
  abstract find(campaignName: string): Promise<KnownSale | undefined>;
}
