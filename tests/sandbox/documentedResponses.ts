import { DocumentedApi } from '#contracts/openapi/DocumentedApi';
import { readDocument } from '#contracts/openapi/readDocument';
import { generalRefusals } from '#domain/shared/generalRefusals';

const api = new DocumentedApi(readDocument());
const { fetch: send } = globalThis;

const { 'not-found': notFound } = generalRefusals;

/** Whether the server refused the path, headers or media type before the request reached a call. */
const isOfHttp = (status: number, body: unknown): boolean => {
  const { code } = (body ?? {}) as { readonly code?: unknown };
  return [414, 431].includes(status) || ([404, 415].includes(status) && code === notFound.code);
};

const isJson = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('application/json') ?? false;

const problemsOf = async (url: string, method: string, response: Response): Promise<readonly string[]> => {
  const { pathname } = new URL(url);
  const { status, headers } = response;
  // Responses that a test injected may be invalid.
  if (headers.has('x-sandbox-fault') || !api.find(method, pathname)) return [];
  const text = isJson(response) ? await response.clone().text() : '';
  const body = text === '' ? undefined : (JSON.parse(text) as unknown);
  return isOfHttp(status, body) ? [] : api.problemsOf({ method, path: pathname, status, headers, body });
};

/** Fails every request to the sandbox whose response is not described in contracts/openapi.json. */
globalThis.fetch = async (input, init) => {
  const response = await send(input, init);
  const url = input instanceof Request ? input.url : String(input);
  const problems = await problemsOf(url, init?.method ?? 'GET', response);
  if (problems.length > 0) throw new Error(`Not in contracts/openapi.json: ${problems.join('; ')}`);
  return response;
};
