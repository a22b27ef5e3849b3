import { injectable } from 'inversify';
import { Campaigns } from '#application/commerce/Campaigns';
import type { Campaign } from '#domain/commerce/Campaign';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { SessionlessCallSender } from '../shared/SessionlessCallSender';
import { findCampaigns } from './calls';

@injectable()
export class HttpCampaigns extends Campaigns {
  constructor(private readonly api: SessionlessCallSender) {
    super();
  }

  async findByName(name: string): Promise<Result<Campaign | undefined, CallFailure>> {
    const campaigns = await this.api.send(findCampaigns, { query: { name, limit: 1, sortBy: 0 } });
    if (!campaigns.ok) return campaigns;
    const [first] = campaigns.value;
    if (!first) return succeed(undefined);
    const { id, consumed, limit } = first;
    return succeed({ id, name: first.name, consumed, ...(typeof limit === 'number' && { limit }) });
  }
}
