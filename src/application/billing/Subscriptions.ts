import type { Subscription } from '../../domain/billing/Subscription';

export abstract class Subscriptions {
  /** The signed-in player's last subscription; nothing when there is none or it could not be had (ER-02). */
  abstract last(): Promise<Subscription | undefined>;
}
