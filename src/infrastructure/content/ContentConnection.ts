export abstract class ContentConnection {
  /** The origin for an endpoint without a host: `https://farstead.example`. */
  abstract readonly origin: string;

  /** Milliseconds for the answer, its body and a retry; 0 when the time is over. */
  abstract readonly patienceMs: number;

  abstract fetch(url: string, init: RequestInit): Promise<Response>;
}
