import { injectable } from 'inversify';
import { Countries } from '#application/consent/Countries';
import { parseCountryCode } from '#domain/consent/parseCountryCode';
import { SessionlessCallSender } from '../shared/SessionlessCallSender';
import { findCountry } from './calls';

/** Caches the visitor's country and shares requests in flight. One per application. */
@injectable('Singleton')
export class HttpCountries extends Countries {
  private request: Promise<string | undefined> | undefined;

  constructor(private readonly api: SessionlessCallSender) {
    super();
  }

  async current(): Promise<string | undefined> {
    this.request ??= this.find();
    const country = await this.request;
    if (country === undefined) this.request = undefined;
    return country;
  }

  /** Uses the country from the request that the page has already made. */
  seed(text: string): void {
    const country = parseCountryCode(text);
    if (country !== undefined) this.request = Promise.resolve(country);
  }

  private async find(): Promise<string | undefined> {
    return parseCountryCode((await this.api.send(findCountry))?.country_code);
  }
}
