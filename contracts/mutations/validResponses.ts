import { readPact, withValues, type RecordedInteraction } from './pact';

export interface ProviderResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** An interaction with a provider's response. The expected response contains the values of the provider states. */
export interface Exchange {
  readonly interaction: RecordedInteraction;
  readonly response: ProviderResponse;
}

const post = async (url: string, body: unknown): Promise<Record<string, string>> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Record<string, string>;
};

const setUp = async (
  statesUrl: string,
  { providerStates }: RecordedInteraction,
): Promise<Record<string, string>> => {
  const values: Record<string, string> = {};
  for (const { name: state } of providerStates) {
    Object.assign(values, await post(statesUrl, { state, params: {}, action: 'setup' }));
  }
  return values;
};

const isJson = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('application/json') ?? false;

/** Decodes a body. Binary bodies are Base64-encoded in the pact. */
const bodyOf = ({ content, encoded }: NonNullable<RecordedInteraction['request']['body']>): BodyInit =>
  encoded === 'base64' ? Buffer.from(String(content), 'base64') : JSON.stringify(content);

export const sendRequest = async (
  origin: string,
  { request }: RecordedInteraction,
): Promise<ProviderResponse> => {
  const url = new URL(request.path, origin);
  for (const [name, given] of Object.entries(request.query ?? {})) {
    for (const value of [given].flat()) url.searchParams.append(name, value);
  }
  const response = await fetch(url, {
    method: request.method,
    headers: Object.entries(request.headers ?? {}).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]),
    ...(request.body && { body: bodyOf(request.body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: text === '' ? undefined : isJson(response) ? (JSON.parse(text) as unknown) : text,
  };
};

/** Sets up the provider states of an interaction. Returns the interaction with their values. */
export const prepare = async (
  statesUrl: string,
  { ...recorded }: RecordedInteraction,
): Promise<RecordedInteraction> => {
  const values = await setUp(statesUrl, recorded);
  return {
    ...recorded,
    request: withValues(recorded.request, values),
    response: withValues(recorded.response, values),
  };
};

/** Sends every request of the pact to a provider, in its provider states. */
export const validResponses = async (origin: string, statesUrl: string): Promise<readonly Exchange[]> => {
  const answered: Exchange[] = [];
  for (const recorded of readPact().interactions) {
    const interaction = await prepare(statesUrl, recorded);
    answered.push({ interaction, response: await sendRequest(origin, interaction) });
  }
  return answered;
};
