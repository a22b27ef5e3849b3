import { injectable } from 'inversify';
import { Campaigns } from '#application/commerce/Campaigns';
import type { Campaign } from '#domain/commerce/Campaign';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { FakeApi } from '../backend/FakeApi';
import { FakeBackend } from '../backend/FakeBackend';

@injectable()
export class FakeCampaigns extends Campaigns {
  constructor(
    private readonly api: FakeApi,
    private readonly backend: FakeBackend,
  ) {
    super();
  }

  findByName(name: string): Promise<Result<Campaign | undefined, CallFailure>> {
    return this.api.callAnonymously<Campaign | undefined, CallFailure>(() => {
      const found = this.backend.campaigns.find((campaign) => campaign.name === name);
      if (!found) return succeed(undefined);
      const { id, consumed, limit } = found;
      return succeed({ id, name, consumed, ...(limit !== undefined && { limit }) });
    });
  }
}
