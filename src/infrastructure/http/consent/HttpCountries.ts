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

/**
 * GET /api/products/location; every failure is swallowed into an unknown country (ER-02). One per application: a
 * country that is known, or on its way, is not asked for again.
 */
@injectable()
export class HttpCountries extends Countries {
  private asked: Promise<string | undefined> | undefined;

  constructor(private readonly api: ApiClient) {
    super();
  }

  async current(): Promise<string | undefined> {
    this.asked ??= this.ask();
    const country = await this.asked;
    if (country === undefined) this.asked = undefined;
    return country;
  }

  private async ask(): Promise<string | undefined> {
    const answer = await this.api.send({ method: 'GET', path: '/api/products/location' });
    const location = answer.ok ? readAnswer(LocationAnswer, answer.value.body) : undefined;
    return location?.ok ? (location.value.country_code ?? undefined) : undefined;
  }
}
