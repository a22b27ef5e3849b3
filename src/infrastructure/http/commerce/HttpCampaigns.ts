import { IsInt, IsOptional, IsString, Min, MinLength } from 'class-validator';
import { injectable } from 'inversify';
import { Campaigns } from '../../../application/commerce/Campaigns';
import type { Campaign } from '../../../domain/commerce/Campaign';
import type { CallFailure } from '../../../domain/shared/CallFailure';
import { fail, succeed, type Result } from '../../../domain/shared/Result';
import { ApiClient, asCallFailure } from '../shared/ApiClient';
import { readList } from '../shared/readAnswer';

class CampaignAnswer {
  @IsString()
  @MinLength(1)
  id!: string;

  @IsString()
  name!: string;

  @IsInt()
  @Min(0)
  consumed!: number;

  @IsOptional()
  @IsInt()
  @Min(0)
  limit!: number | null;
}

/** GET /api/products/campaigns?name=&limit=1&sortBy=0. */
@injectable()
export class HttpCampaigns extends Campaigns {
  constructor(private readonly api: ApiClient) {
    super();
  }

  async named(name: string): Promise<Result<Campaign | undefined, CallFailure>> {
    const answer = await this.api.send({
      method: 'GET',
      path: '/api/products/campaigns',
      query: { name, limit: 1, sortBy: 0 },
    });
    if (!answer.ok) return fail(asCallFailure(answer.error));
    const campaigns = readList(CampaignAnswer, answer.value.body);
    if (!campaigns.ok) return campaigns;
    const [first] = campaigns.value;
    return succeed(first && campaignFrom(first));
  }
}

const campaignFrom = ({ id, name, consumed, limit }: CampaignAnswer): Campaign => ({
  id,
  name,
  consumed,
  ...(typeof limit === 'number' && { limit }),
});
