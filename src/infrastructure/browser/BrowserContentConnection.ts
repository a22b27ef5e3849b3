import { injectable } from 'inversify';
import { ContentConnection } from '../content/ContentConnection';
import { BrowserWindow } from './BrowserWindow';

/** A page waits for its texts no longer. */
const longestWaitMs = 2000;

/** The content service as the page in this window reaches it. */
@injectable()
export class BrowserContentConnection extends ContentConnection {
  readonly patienceMs = longestWaitMs;

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
