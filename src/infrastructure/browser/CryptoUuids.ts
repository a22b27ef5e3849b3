import { injectable } from 'inversify';
import { UuidGenerator } from '#application/shared/UuidGenerator';
import { BrowserWindow } from './BrowserWindow';
import { randomUuid } from './randomUuid';

@injectable()
export class CryptoUuids extends UuidGenerator {
  constructor(private readonly browser: BrowserWindow) {
    super();
  }

  generate(): string {
    return randomUuid(this.browser.window.crypto);
  }
}
