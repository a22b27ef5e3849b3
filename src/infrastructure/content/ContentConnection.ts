/** How this program reaches the content service: a browser from its page, a server from itself. */
export abstract class ContentConnection {
  /** What a content endpoint without a host belongs to: `https://farstead.example`. */
  abstract readonly origin: string;

  /** Milliseconds that whoever asks now waits for an answer, its body and a retry; none when their time is up. */
  abstract readonly patienceMs: number;

  /** The platform's own fetch. */
  abstract fetch(url: string, init: RequestInit): Promise<Response>;
}
