/** The orders that analytics was told of, in all tabs of this browser; kept for 31 days after each (TY-02). */
export abstract class CountedOrders {
  abstract has(orderId: string): boolean;
  abstract add(orderId: string): void;
}
