/** Amounts are in major units of the order's currency. */
export interface CommerceItem {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly quantity: number;
}

/** Steps of a purchase, named as in GA4 (D-18). `conversion` marks orders with certain prices (TY-02). */
export type CommerceEvent = {
  readonly items: readonly CommerceItem[];
  /** The order's currency, ISO 4217. */
  readonly currency: string;
} & (
  | { readonly kind: 'select_item' | 'add_to_cart' | 'begin_checkout' }
  | {
      readonly kind: 'purchase' | 'conversion';
      readonly orderId: string;
      readonly price: number;
      readonly shippingFees: number;
    }
);

export const eventValue = (event: CommerceEvent): number =>
  'orderId' in event
    ? event.price + event.shippingFees
    : event.items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
