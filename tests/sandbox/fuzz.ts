import { exampleValues, examplePng } from '#contracts/consumer/support/exampleValues';
import { apiCalls } from '#infrastructure/http/apiCalls';
import { requestOf, type Call } from '#infrastructure/http/shared/call';
import { randomFrom } from '../randomFrom';
import type { Client, TestPlayer } from './client';

const hostileTexts: readonly string[] = [
  ...[
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    'a\udfffb',
    '\n',
    'a\r\nb',
    '\u2028',
    '\u0001',
    '\u007f',
    '\ufeff',
    '\uffff',
  ],
  ...[
    'é',
    '\u202eabc',
    '👩‍🚀',
    '%00',
    '%',
    '%ff',
    '../../etc/passwd',
    "' or 1=1 --",
    '{}',
    'null',
    '__proto__',
  ],
  ...[
    '-1',
    '0',
    '00',
    '1e9',
    '99999999999999999999',
    '0x10',
    'NaN',
    'Infinity',
    '2147483648',
    '9223372036854775808',
  ],
  ...[
    '0000-00-00',
    '2027-02-30',
    '+275760-09-13T00:00:00Z',
    '9999-12-31',
    '00000000-0000-0000-0000-000000000000',
  ],
  ...['constructor', '<b>', '[', '"', '\\', 'a'.repeat(300), 'ß'.repeat(5_000), '@', 'a@b', 'a@b.test', '\t'],
];

const hostileValues: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1.5, 1e308, -0, 2 ** 31, 2 ** 53, [], {}, [[]], [null], { a: 1 }, ['a', 'b']],
  ...[{ $gt: '' }, { __proto__: null, constructor: {} }, { '\0': 1 }, { '\ud800': 1 }, { toString: 1 }],
];

export interface FuzzedAnswer {
  readonly status: number;
  /** The request, in JSON. */
  readonly request: string;
}

interface FuzzedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** Sends malformed variants of every call of the site. The seed determines the requests. */
export class Fuzzer {
  private readonly random: () => number;
  private formToken = '';

  /** @param ownHeaders headers of each request, such as an IP address */
  constructor(
    private readonly client: Client,
    private readonly url: string,
    seed: number,
    private readonly ownHeaders: () => Readonly<Record<string, string>> = () => ({}),
  ) {
    this.random = randomFrom(seed);
  }

  /** @returns the answers with a status of 500 or above, and to requests that got no answer (status 0) */
  async findFailures(count: number): Promise<readonly FuzzedAnswer[]> {
    const failures: FuzzedAnswer[] = [];
    for (let sent = 0, player = await this.newPlayer(); sent < count; sent += 1) {
      if (sent % 100 === 99) player = await this.newPlayer();
      const [, call] = this.pick(apiCalls);
      const request = this.chance(0.05) ? this.upload(player) : this.requestFor(call, player);
      const status = await this.statusOf(request);
      if (status >= 500 || status === 0) failures.push({ status, request: JSON.stringify(request) });
    }
    return failures;
  }

  private async newPlayer(): Promise<TestPlayer> {
    const { body } = await this.client.get('/api/csrf');
    this.formToken = (body as readonly { readonly id: string }[])[0]?.id ?? '';
    return this.client.createPlayer({
      dacs: 5,
      betaKeys: 5,
      gameTimeMonths: 3,
      orders: [2, 0],
      pictures: { pending: 1, approved: 1 },
    });
  }

  private async statusOf({ method, path, headers, body }: FuzzedRequest): Promise<number> {
    try {
      const init = {
        method,
        headers: { ...headers, ...this.ownHeaders() },
        redirect: 'manual',
        ...(body !== undefined && { body }),
      } as RequestInit;
      const response = await fetch(this.url + path, init);
      await response.arrayBuffer();
      return response.status;
    } catch {
      return 0;
    }
  }

  private requestFor(call: Call, player: TestPlayer): FuzzedRequest {
    const values = exampleValues(call);
    const {
      method,
      path,
      query,
      headers = {},
    } = requestOf(call, {
      ...values,
      ...(values.path && {
        path: Object.fromEntries(
          Object.entries(values.path).map(([name, value]) => [
            name,
            wellFormed(this.maybeText(value, player)),
          ]),
        ),
      }),
    });
    const queries = Object.entries(query ?? {}).map(([name, value]) => [name, this.maybeText(value, player)]);
    if (this.chance(0.1)) queries.push([this.pick(hostileTexts), this.pick(hostileTexts)]);
    if (this.chance(0.05) && queries[0]) queries.push(queries[0]);
    const search = queries.map((pair) => pair.map(encoded).join('=')).join('&');
    const isSigned = this.chance(0.9);
    return {
      method,
      path: path.replaceAll('%00', this.pick(['%00', '%2500'])) + (search && `?${search}`),
      headers: {
        ...headers,
        ...(call.formToken && { 'x-csrf-token': this.formToken }),
        ...(call.idempotencyKey && { 'Idempotency-Key': this.uuid() }),
        ...(isSigned && { authorization: `Bearer ${player.accessToken}` }),
        ...(this.chance(0.05) && {
          authorization: this.pick(['Bearer', 'Bearer a.b.c', 'Basic x', 'Bearer ..']),
        }),
        ...(this.chance(0.1) && { 'idempotency-key': this.pick(['', 'x', '%00', 'é', 'a'.repeat(5_000)]) }),
        ...(this.chance(0.05) && { 'if-match': this.pick(['*', '""', 'W/"1"', '"1", "2"']) }),
        ...(this.chance(0.05) && { 'user-agent': 'é'.repeat(400) }),
        ...(method !== 'GET' && this.chance(0.97) && { 'content-type': this.mediaType() }),
      },
      ...(method !== 'GET' && { body: this.bodyOf(values.body, player) }),
    };
  }

  private mediaType(): string {
    if (this.chance(0.95)) return 'application/json';
    return this.pick([
      'text/plain',
      'multipart/form-data',
      'application/json; charset=utf-16',
      'a',
      'application/xml',
    ]);
  }

  private bodyOf(body: unknown, player: TestPlayer): string {
    const text = JSON.stringify(this.mutated(body ?? {}, player)) ?? '';
    if (this.chance(0.03)) return text.slice(0, Math.floor(this.random() * text.length));
    if (this.chance(0.02)) return `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    return this.chance(0.02)
      ? this.pick(['', 'null', '0', '"a"', '[]', '{"a":', '\0', '{"__proto__":{}}'])
      : text;
  }

  private mutated(value: unknown, player: TestPlayer): unknown {
    if (this.chance(0.04)) return this.pick(hostileValues);
    if (Array.isArray(value)) {
      const items: unknown[] = value.map((item) => this.mutated(item, player));
      return this.chance(0.1) ? [...items, ...items] : items;
    }
    if (typeof value === 'object' && value !== null) {
      const entries = Object.entries(value).filter(() => this.chance(0.97));
      const fields = entries.map(([name, inner]) => [name, this.mutated(inner, player)] as const);
      if (this.chance(0.05)) fields.push([this.pick(hostileTexts), this.pick(hostileValues)]);
      return Object.fromEntries(fields);
    }
    return typeof value === 'string' ? this.maybeText(value, player) : value;
  }

  /** Returns the text, one that belongs to the player, or a hostile one. */
  private maybeText(value: string | number, { id, email }: TestPlayer): string {
    if (this.chance(0.6)) return this.chance(0.3) ? this.pick([id, email]) : String(value);
    return this.pick(hostileTexts) + (this.chance(0.1) ? this.pick(hostileTexts) : '');
  }

  /** An upload whose form may be cut off, or whose file name or header is malformed. */
  private upload({ accessToken }: TestPlayer): FuzzedRequest {
    const name = this.pick([
      'sign.png',
      'a\0.png',
      '',
      'a.exe',
      '../a.png',
      'é'.repeat(300),
      '"',
      'a"; filename="b.png',
    ]);
    const field = this.pick(['files', 'files', 'files', 'file', '', '\0', '__proto__']);
    const form = Buffer.concat([
      Buffer.from(`--cut\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\n`),
      Buffer.from(`Content-Type: ${this.pick(['image/png', 'text/html', '\0', ''])}\r\n\r\n`),
      this.chance(0.5) ? examplePng : Buffer.from(this.pick(hostileTexts)),
      Buffer.from('\r\n--cut--\r\n'),
    ]);
    const end = this.chance(0.6) ? Math.floor(this.random() * form.length) : form.length;
    return {
      method: 'POST',
      path: '/api/assets/player',
      headers: {
        authorization: `Bearer ${accessToken}`,
        'content-type': this.pick([
          'multipart/form-data; boundary=cut',
          'multipart/form-data',
          'multipart/form-data; boundary=',
        ]),
      },
      body: form.subarray(0, end),
    };
  }

  private uuid(): string {
    const digits = Array.from({ length: 12 }, () => Math.floor(this.random() * 16).toString(16)).join('');
    return `00000000-0000-4000-8000-${digits}`;
  }

  private chance(probability: number): boolean {
    return this.random() < probability;
  }

  private pick<Item>(items: readonly Item[]): Item {
    return items[Math.floor(this.random() * items.length)] as Item;
  }
}

/** `encodeURIComponent` throws for a lone surrogate. */
const wellFormed = (text: string): string => text.replace(/\p{Cs}/gu, '\ufffd');

const encoded = (text: string): string => encodeURIComponent(wellFormed(text));
