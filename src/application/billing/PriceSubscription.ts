import type { Subscription } from '#domain/billing/Subscription';
import { useCase } from '../useCase';
import { LoadPayments } from './LoadPayments';

/**
 * Adds the amount of the newest payment to a subscription that renews. The API does not return the amount of the next
 * charge. If the payments cannot be loaded, the amount is omitted (ER-02).
 */
@useCase
export class PriceSubscription {
  constructor(private readonly loadPayments: LoadPayments) {}

  async execute(subscription: Subscription): Promise<Subscription> {
    if (subscription.status !== 'active') return subscription;
    const payments = await this.loadPayments.execute(subscription, 1);
    const newest = payments.ok ? payments.value.entries.find(({ status }) => status === 'paid') : undefined;
    return newest ? { ...subscription, amount: newest.amount } : subscription;
  }
}
