import type { Subscription } from '../../domain/billing/Subscription';

export abstract class Subscriptions {
  /** Nothing when there is none, or on failure (ER-02). */
  abstract last(): Promise<Subscription | undefined>;
}
