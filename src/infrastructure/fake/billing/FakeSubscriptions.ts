import { injectable } from 'inversify';
import { Subscriptions } from '../../../application/billing/Subscriptions';
import type { Subscription } from '../../../domain/billing/Subscription';
import { succeed } from '../../../domain/shared/Result';
import { FakeApi } from '../world/FakeApi';

@injectable()
export class FakeSubscriptions extends Subscriptions {
  constructor(private readonly api: FakeApi) {
    super();
  }

  async last(): Promise<Subscription | undefined> {
    const last = await this.api.player((person) => succeed(person.subscription));
    if (!last.ok || !last.value) return undefined;
    const { createdAt, nextCharge, end, ...same } = last.value;
    return {
      ...same,
      createdAt: new Date(createdAt),
      ...(nextCharge !== undefined && { nextCharge: new Date(nextCharge) }),
      ...(end !== undefined && { end: new Date(end) }),
    };
  }
}
