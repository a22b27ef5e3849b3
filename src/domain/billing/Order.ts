export interface OrderLine {
  readonly productId: string;
  readonly name: string;
  readonly quantity: number;
  /** Months of game time that the product adds; 0 if none. */
  readonly gameTime: number;
}

export interface Order {
  readonly id: string;
  readonly status: number;
  readonly paidAt?: Date;
  readonly externalSubscriptionId?: number;
  readonly basket: readonly OrderLine[];
  /** Price in major units of the currency. */
  readonly price: number;
  readonly shippingFees: number;
  readonly currency: string;
}

const paidStatus = 2;

export const paidOrders = (orders: readonly Order[]): readonly Order[] =>
  orders.filter((order) => order.status === paidStatus);
