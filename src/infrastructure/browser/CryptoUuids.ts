import { injectable } from 'inversify';
import { Uuids } from '#application/shared/Uuids';
import { BrowserWindow } from './BrowserWindow';
import { randomUuid } from './randomUuid';

@injectable()
export class CryptoUuids extends Uuids {
  constructor(private readonly browser: BrowserWindow) {
    super();
  }

  generate(): string {
    return randomUuid(this.browser.window.crypto);
  }
}
