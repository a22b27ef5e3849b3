import { IsIn, IsInt, IsISO8601, IsOptional, IsString } from 'class-validator';
import { injectable } from 'inversify';
import { Subscriptions } from '../../../application/billing/Subscriptions';
import type { Subscription, SubscriptionStatus } from '../../../domain/billing/Subscription';
import { AuthorisedApi } from '../shared/AuthorisedApi';
import { dateIn, readAnswer } from '../shared/readAnswer';

/** The server's coding of a subscription's status (D-04). */
const statuses: readonly SubscriptionStatus[] = ['active', 'canceled', 'non-renewing'];

const cardProvider = 0;

class SubscriptionAnswer {
  @IsInt()
  id!: number;

  @IsString()
  productName!: string;

  @IsISO8601()
  dateCreate!: string;

  @IsOptional()
  @IsISO8601()
  dateNextCharge!: string | null;

  @IsOptional()
  @IsISO8601()
  dateEnd!: string | null;

  @IsIn([0, 1, 2])
  status!: number;

  @IsInt()
  paymentProvider!: number;
}

/** GET /api/orders/subscriptions/me/last-subscription; 204 when there is none, failures swallowed (ER-02). */
@injectable()
export class HttpSubscriptions extends Subscriptions {
  constructor(private readonly api: AuthorisedApi) {
    super();
  }

  async last(): Promise<Subscription | undefined> {
    const answer = await this.api.send({
      method: 'GET',
      path: '/api/orders/subscriptions/me/last-subscription',
    });
    const read = answer.ok ? readAnswer(SubscriptionAnswer, answer.value.body) : undefined;
    if (!read?.ok) return undefined;
    const { id, productName, dateCreate, dateNextCharge, dateEnd, status, paymentProvider } = read.value;
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
