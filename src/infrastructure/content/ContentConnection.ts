export abstract class ContentConnection {
  /** Origin for endpoints that are relative URLs, such as `https://farstead.example`. */
  abstract readonly origin: string;

  /** Remaining milliseconds for the response, its body and a retry. 0 after the timeout. */
  abstract readonly timeoutMs: number;

  abstract fetch(url: string, init: RequestInit): Promise<Response>;
}
