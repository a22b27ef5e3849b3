import { ContentConnection } from './ContentConnection';

/** The content service as the page in this window reaches it. */
export class BrowserContentConnection extends ContentConnection {
  get origin(): string {
    return window.location.origin;
  }

  fetch(url: string, init: RequestInit): Promise<Response> {
    return window.fetch(url, init);
  }
}
