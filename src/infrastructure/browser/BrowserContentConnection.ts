import { injectable } from 'inversify';
import { ContentConnection } from '../content/ContentConnection';
import { BrowserWindow } from './BrowserWindow';

const maxWaitMs = 2000;

@injectable()
export class BrowserContentConnection extends ContentConnection {
  readonly timeoutMs = maxWaitMs;

  constructor(private readonly browser: BrowserWindow) {
    super();
  }

  get origin(): string {
    return this.browser.window.location.origin;
  }

  fetch(url: string, init: RequestInit): Promise<Response> {
    return this.browser.window.fetch(url, init);
  }
}
