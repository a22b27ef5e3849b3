import { injectable } from 'inversify';
import { Countries } from '#application/consent/Countries';
import { succeed } from '#domain/shared/Result';
import { FakeApi } from '../backend/FakeApi';

const country = 'FR';

@injectable()
export class FakeCountries extends Countries {
  constructor(private readonly api: FakeApi) {
    super();
  }

  async current(): Promise<string | undefined> {
    const found = await this.api.callAnonymously(() => succeed(country));
    return found.ok ? found.value : undefined;
  }
}
