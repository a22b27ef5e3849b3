import { Secret, TOTP } from 'otpauth';

type Json = Readonly<Record<string, unknown>>;

export interface ClientResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Undefined if the response is not JSON. */
  readonly body: unknown;
}

export interface ClientRequest {
  readonly token?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface TestPlayer {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly totpSecret?: string;
  readonly accessToken: string;
  readonly refreshToken: string;
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

export const totp = (secret: string, moment = Date.now()): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: moment });

/** HTTP client for the sandbox's API and its test controls. */
export class Client {
  constructor(private readonly url: string) {}

  async call(
    method: string,
    path: string,
    { token, body, headers }: ClientRequest = {},
  ): Promise<ClientResponse> {
    const response = await fetch(this.url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: parse(text) };
  }

  get(path: string, token?: string): Promise<ClientResponse> {
    return this.call('GET', path, token === undefined ? {} : { token });
  }

  login(
    email: string,
    password: string,
    otp = '',
    device = '0f4b6a3e-6c7e-4f51-9f0a-2f4a3a1d9b10',
  ): Promise<ClientResponse> {
    return this.call('POST', '/api/auth/login', { body: { email, password, otp, device, source: 'WWW' } });
  }

  refresh(token: string, bearer: string): Promise<ClientResponse> {
    return this.call('POST', '/api/auth/refresh', { token: bearer, body: { token } });
  }

  /** Calls a test control of the sandbox. Throws on failure. */
  async callControl<Result = Json>(path: string, body: Json = {}): Promise<Result> {
    const answer = await this.call('POST', `/sandbox/${path}`, { body });
    if (answer.status >= 300) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
    return answer.body as Result;
  }

  createPlayer(traits: Json = {}, more: Json = {}): Promise<TestPlayer> {
    return this.callControl<TestPlayer>('players', { ...more, traits });
  }
}
