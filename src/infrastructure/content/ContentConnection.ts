export abstract class ContentConnection {
  /** Base origin for relative endpoints, such as `https://farstead.example`. */
  abstract readonly origin: string;

  /** Remaining time in milliseconds for the request, including its body and a retry. 0 after the timeout. */
  abstract readonly timeoutMs: number;

  abstract fetch(url: string, init: RequestInit): Promise<Response>;
}
