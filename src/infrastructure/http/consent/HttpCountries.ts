import { injectable } from 'inversify';
import { Countries } from '../../../application/consent/Countries';
import { OpenCallSender } from '../shared/OpenCallSender';
import { findCountry } from './calls';

const isCountry = (text: string): boolean => /^[A-Z]{2}$/.test(text);

/** One per application: a known country, or one that is being requested, is not requested again. */
@injectable()
export class HttpCountries extends Countries {
  private request: Promise<string | undefined> | undefined;

  constructor(private readonly api: OpenCallSender) {
    super();
  }

  async current(): Promise<string | undefined> {
    this.request ??= this.find();
    const country = await this.request;
    if (country === undefined) this.request = undefined;
    return country;
  }

  /** Told by the page, which has asked before. */
  know(country: string): void {
    if (isCountry(country)) this.request = Promise.resolve(country);
  }

  private async find(): Promise<string | undefined> {
    return (await this.api.send(findCountry))?.country_code ?? undefined;
  }
}
