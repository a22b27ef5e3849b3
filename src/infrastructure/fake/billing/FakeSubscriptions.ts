import { injectable } from 'inversify';
import { Subscriptions, type CancelRejection, type RenewRejection } from '#application/billing/Subscriptions';
import { Clock } from '#application/shared/Clock';
import {
  canceledSubscription,
  renewedSubscription,
  subscriptionActionOf,
  type Subscription,
} from '#domain/billing/Subscription';
import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { FakeApi } from '../backend/FakeApi';
import { FakeBackend } from '../backend/FakeBackend';
import type { FakeSubscription } from '../backend/billing';
import type { FakePerson } from '../backend/people';

@injectable()
export class FakeSubscriptions extends Subscriptions {
  constructor(
    private readonly api: FakeApi,
    private readonly backend: FakeBackend,
    private readonly clock: Clock,
  ) {
    super();
  }

  async findLast(): Promise<Subscription | undefined> {
    const all = await this.list();
    return all.ok ? all.value[0] : undefined;
  }

  list(): Promise<Result<readonly Subscription[], CallFailure>> {
    return this.api.callAsPlayer((person) => succeed(subscriptionsOf(person)));
  }

  cancel(): Promise<Result<void, CancelRejection>> {
    return this.api.callAsPlayer((person) => {
      const canceled = this.findByAction(person, 'cancel');
      if (!canceled) return fail({ kind: 'not-active' });
      this.store(person, canceledSubscription(canceled));
      return succeed(undefined);
    });
  }

  renew(): Promise<Result<void, RenewRejection>> {
    return this.api.callAsKeptPlayer((person) => {
      const renewed = this.findByAction(person, 'renew');
      if (!renewed) return fail({ kind: 'not-renewable' });
      this.store(person, renewedSubscription(renewed));
      return succeed(undefined);
    });
  }

  /** Returns the subscription that the player can cancel or renew. */
  private findByAction(person: FakePerson, management: 'cancel' | 'renew'): Subscription | undefined {
    const all = subscriptionsOf(person);
    return all.find((one) => subscriptionActionOf(one, all, this.clock.now()) === management);
  }

  private store(person: FakePerson, { id, status, nextCharge, end }: Subscription): void {
    const stored = person.subscriptions?.find((one) => one.id === id);
    if (!stored) return;
    this.backend.change(() => {
      delete stored.nextCharge;
      delete stored.end;
      Object.assign(stored, {
        status,
        ...(nextCharge && { nextCharge: nextCharge.toISOString() }),
        ...(end && { end: end.toISOString() }),
      });
    });
  }
}

const subscriptionsOf = (person: FakePerson): readonly Subscription[] =>
  (person.subscriptions ?? [])
    .map((subscription) => subscriptionFrom(subscription, person))
    .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());

const subscriptionFrom = (subscription: FakeSubscription, { orders }: FakePerson): Subscription => {
  const { createdAt, nextCharge, end, ...same } = subscription;
  const first = orders.find(({ subscriptionId }) => subscriptionId === subscription.id);
  return {
    ...same,
    createdAt: new Date(createdAt),
    ...(nextCharge !== undefined && { nextCharge: new Date(nextCharge) }),
    ...(end !== undefined && { end: new Date(end) }),
    ...(first && { orderId: first.id }),
  };
};
