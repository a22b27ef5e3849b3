import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedRequest {
  readonly method: string;
  /** Path with query. */
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}

/** Responds to a request, or not at all. */
export type Reply = (response: ServerResponse, request: ReceivedRequest) => void;

export const json =
  (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Reply =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };

export const noContent: Reply = (response) => void response.writeHead(204).end();

export const text =
  (
    status: number,
    contentType: string,
    body: string,
    headers: Readonly<Record<string, string>> = {},
  ): Reply =>
  (response) => {
    response.writeHead(status, { 'content-type': contentType, ...headers }).end(body);
  };

/** Form data remains a string. */
const bodyOf = (contentType: string | undefined, body: string): unknown => {
  if (body === '') return undefined;
  return contentType?.startsWith('multipart/') ? body : JSON.parse(body);
};

/** A test server that sends configured replies and records the requests. */
export class StubServer {
  readonly received: ReceivedRequest[] = [];
  private readonly replies = new Map<string, Reply[]>();
  private fallback: Reply = json(404, { code: 1 });
  private readonly server = createServer((request, response) => void this.answer(request, response));

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  start(): Promise<void> {
    return new Promise((started) => this.server.listen(0, '127.0.0.1', started));
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((stopped) => this.server.close(() => stopped()));
  }

  /** Clears all replies and requests. */
  clear(): void {
    this.received.length = 0;
    this.replies.clear();
    this.fallback = json(404, { code: 1 });
  }

  /**
   * @param call method and path without query, such as `GET /configuration`
   * @param replies used in order; the last one is repeated
   */
  on(call: string, ...replies: readonly Reply[]): void {
    this.replies.set(call, [...replies]);
  }

  /** Sets the reply to all other calls. */
  onAll(reply: Reply): void {
    this.fallback = reply;
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const { method = '', url: path = '', headers } = request;
    const received = { method, path, headers, body: bodyOf(headers['content-type'], body) };
    this.received.push(received);
    const replies = this.replies.get(`${method} ${path.split('?')[0] ?? ''}`) ?? [];
    const reply = (replies.length > 1 ? replies.shift() : replies[0]) ?? this.fallback;
    reply(response, received);
  }
}
