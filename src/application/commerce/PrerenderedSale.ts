import type { Money } from '#domain/commerce/Money';
import type { Locale } from '#domain/language/Locale';
import type { Sale } from './LoadOffers';

/** The sale embedded in a rendered page as JSON. */
export type SaleSnapshot =
  | { readonly kind: 'closed' }
  | (Sale & {
      readonly kind: 'open';
      /** Country that the page shows prices for (ISO 3166-1 alpha-2). Without it, the page shows no prices. */
      readonly country?: string;
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

  /**
   * Returns the lowest price per month, in the currency of the visitor's country. Undefined if the page was rendered
   * for an unknown country, or if no pack is for sale at a price that was confirmed recently.
   */
  abstract findMonthlyPrice(locale: Locale): Promise<Money | undefined>;
}
