import { IsOptional, IsString, Length } from 'class-validator';
import { injectable } from 'inversify';
import { Countries } from '../../../application/consent/Countries';
import { ApiClient } from '../shared/ApiClient';
import { readAnswer } from '../shared/readAnswer';

class LocationAnswer {
  @IsOptional()
  @IsString()
  @Length(2, 2)
  country_code!: string | null;
}

/** GET /api/products/location; every failure is swallowed into an unknown country (ER-02). */
@injectable()
export class HttpCountries extends Countries {
  constructor(private readonly api: ApiClient) {
    super();
  }

  async current(): Promise<string | undefined> {
    const answer = await this.api.send({ method: 'GET', path: '/api/products/location' });
    const location = answer.ok ? readAnswer(LocationAnswer, answer.value.body) : undefined;
    return location?.ok ? (location.value.country_code ?? undefined) : undefined;
  }
}
