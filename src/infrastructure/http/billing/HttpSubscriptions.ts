import { injectable } from 'inversify';
import { Subscriptions } from '../../../application/billing/Subscriptions';
import type { Subscription, SubscriptionStatus } from '../../../domain/billing/Subscription';
import { CallSender } from '../shared/CallSender';
import { dateIn } from '../shared/dateIn';
import { findLastSubscription } from './calls';

/** The server's coding of a subscription's status (D-04). */
const statuses: readonly SubscriptionStatus[] = ['active', 'canceled', 'non-renewing'];

const cardProvider = 0;

@injectable()
export class HttpSubscriptions extends Subscriptions {
  constructor(private readonly api: CallSender) {
    super();
  }

  async last(): Promise<Subscription | undefined> {
    const answer = await this.api.send(findLastSubscription);
    if (!answer) return undefined;
    const { id, productName, dateCreate, dateNextCharge, dateEnd, status, paymentProvider } = answer;
    const nextCharge = dateIn(dateNextCharge);
    const end = dateIn(dateEnd);
    return {
      id: String(id),
      productName,
      createdAt: new Date(dateCreate),
      status: statuses[status] ?? 'active',
      provider: paymentProvider === cardProvider ? 'card' : 'store',
      ...(nextCharge && { nextCharge }),
      ...(end && { end }),
    };
  }
}
