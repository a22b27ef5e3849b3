import type { Order } from '../../domain/billing/Order';

export abstract class Orders {
  /** The paid orders of a player; none when they could not be had (SE-15). */
  abstract paidBy(playerId: string): Promise<readonly Order[]>;
}
