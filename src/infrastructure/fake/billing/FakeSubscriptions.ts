import { injectable } from 'inversify';
import { Subscriptions, type CancelRejection, type RenewRejection } from '#application/billing/Subscriptions';
import { Clock } from '#application/shared/Clock';
import { subscriptionActionOf, type Subscription } from '#domain/billing/Subscription';
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
      this.backend.change(() => {
        canceled.status = 'canceled';
        if (canceled.nextCharge !== undefined) canceled.end = canceled.nextCharge;
        delete canceled.nextCharge;
      });
      return succeed(undefined);
    });
  }

  renew(): Promise<Result<void, RenewRejection>> {
    return this.api.callAsPlayer((person) => {
      const renewed = this.findByAction(person, 'renew');
      if (!renewed) return fail({ kind: 'not-renewable' });
      this.backend.change(() => {
        renewed.status = 'active';
        if (renewed.end !== undefined) renewed.nextCharge = renewed.end;
        delete renewed.end;
      });
      return succeed(undefined);
    });
  }

  /** Returns the stored subscription that the player can cancel or renew. */
  private findByAction(person: FakePerson, management: 'cancel' | 'renew'): FakeSubscription | undefined {
    const all = subscriptionsOf(person);
    const found = all.find((one) => subscriptionActionOf(one, all, this.clock.now()) === management);
    return person.subscriptions?.find(({ id }) => id === found?.id);
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
