import { injectable } from 'inversify';
import { Subscriptions, type CancelRejection, type RenewRejection } from '#application/billing/Subscriptions';
import type { RuleValue } from '#application/shared/rules';
import type { Subscription, SubscriptionStatus } from '#domain/billing/Subscription';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { CallSender } from '../shared/CallSender';
import { toDate } from '../shared/toDate';
import { cancelSubscription, findLastSubscription, findSubscriptions, renewSubscription } from './calls';
import { providerOf } from './providerOf';

/** Subscription statuses by the server's status number (D-04). */
const statuses: readonly SubscriptionStatus[] = ['active', 'canceled', 'non-renewing'];

@injectable()
export class HttpSubscriptions extends Subscriptions {
  constructor(private readonly api: CallSender) {
    super();
  }

  async findLast(): Promise<Subscription | undefined> {
    const answer = await this.api.send(findLastSubscription);
    return answer && subscriptionFrom(answer);
  }

  async list(): Promise<Result<readonly Subscription[], CallFailure>> {
    const answer = await this.api.send(findSubscriptions);
    if (!answer.ok) return answer;
    const newestFirst = answer.value
      .map(subscriptionFrom)
      .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
    return succeed(newestFirst);
  }

  cancel(): Promise<Result<void, CancelRejection>> {
    return this.api.send(cancelSubscription);
  }

  renew(): Promise<Result<void, RenewRejection>> {
    return this.api.send(renewSubscription);
  }
}

const subscriptionFrom = (answer: RuleValue<(typeof findSubscriptions)['answer']>[number]): Subscription => {
  const { id, productName, dateCreate, dateNextCharge, dateEnd, status, paymentProvider } = answer;
  const { orderId, cardLastFour } = answer;
  const nextCharge = toDate(dateNextCharge);
  const end = toDate(dateEnd);
  return {
    id: String(id),
    productName,
    createdAt: new Date(dateCreate),
    status: statuses[status] ?? 'active',
    provider: providerOf(paymentProvider),
    ...(nextCharge && { nextCharge }),
    ...(end && { end }),
    ...(typeof orderId === 'string' && { orderId }),
    ...(typeof cardLastFour === 'string' && { cardLastFour }),
  };
};
