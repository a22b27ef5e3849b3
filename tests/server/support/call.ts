import { request, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface CallResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** Decompressed body as text. */
  readonly text: string;
}

interface CallOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const decompress = (body: Buffer, encoding: string | undefined): Buffer => {
  if (body.length === 0) return body;
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
};

/** Sends a request with the exact path, because `fetch` would normalize `..` segments. */
export const call = (origin: string, path: string, options: CallOptions = {}): Promise<CallResponse> =>
  new Promise((done, fail) => {
    const { hostname, port } = new URL(origin);
    const { method = 'GET', headers = {}, body } = options;
    const outgoing = request({ hostname, port, path, method, headers, agent: false }, (incoming) => {
      const parts: Buffer[] = [];
      incoming.on('data', (part: Buffer) => parts.push(part));
      incoming.on('error', fail);
      incoming.on('end', () => {
        const whole = Buffer.concat(parts);
        const { statusCode = 0, headers: received } = incoming;
        done({
          status: statusCode,
          headers: received,
          body: whole,
          text: decompress(whole, received['content-encoding']).toString(),
        });
      });
    });
    outgoing.on('error', fail);
    outgoing.end(body);
  });
