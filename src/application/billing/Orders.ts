import type { Order } from '#domain/billing/Order';

export abstract class Orders {
  /** Returns an empty list on failure (SE-15). */
  abstract listPaid(playerId: string): Promise<readonly Order[]>;
}
