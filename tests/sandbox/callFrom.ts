import { request } from 'node:http';
import type { ClientRequest } from './client';

/** Sends a POST request from another local IP address. @returns the status and the JSON of the response */
export const callFrom = (
  localAddress: string,
  url: string,
  { body, headers = {} }: ClientRequest,
): Promise<{ readonly status: number; readonly body: unknown }> =>
  new Promise((done, fail) => {
    const outgoing = request(
      url,
      { method: 'POST', localAddress, headers: { 'content-type': 'application/json', ...headers } },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          const text = Buffer.concat(parts).toString();
          done({ status: answer.statusCode ?? 0, body: text === '' ? undefined : JSON.parse(text) });
        });
      },
    );
    outgoing.on('error', fail);
    outgoing.end(JSON.stringify(body));
  });
