import { CountedOrders } from '../../../application/analytics/CountedOrders';

export class InMemoryCountedOrders extends CountedOrders {
  private readonly counted = new Set<string>();

  has(orderId: string): boolean {
    return this.counted.has(orderId);
  }

  add(orderId: string): void {
    this.counted.add(orderId);
  }
}
