import { injectable } from 'inversify';
import { TimeZone } from '#application/shared/TimeZone';

@injectable()
export class BrowserTimeZone extends TimeZone {
  get name(): string | undefined {
    return new Intl.DateTimeFormat().resolvedOptions().timeZone;
  }
}
