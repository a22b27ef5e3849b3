import { ContentConnection } from '../content/ContentConnection';

/** The content service as this process reaches it. */
export class ServerContentConnection extends ContentConnection {
  constructor(readonly origin: string) {
    super();
  }

  fetch(url: string, init: RequestInit): Promise<Response> {
    return globalThis.fetch(url, init);
  }
}
