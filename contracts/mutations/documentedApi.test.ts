import { DocumentedApi } from '../openapi/DocumentedApi';
import { readDocument } from '../openapi/readDocument';

const api = new DocumentedApi(readDocument());

const json = { get: () => 'application/json' };

interface Answer {
  readonly method?: string;
  readonly path?: string;
  readonly status?: number;
  readonly headers?: { get(name: string): string | null };
  readonly body?: unknown;
}

const problemsOf = (answer: Answer): readonly string[] =>
  api.problemsOf({
    method: 'GET',
    path: '/api/inventory/dualaccesscoupon/count/me',
    status: 200,
    headers: json,
    body: { quantity: 2 },
    ...answer,
  });

const transfer = { method: 'POST', path: '/api/inventory/dualaccesscoupon/transfer' };

it('accepts a documented response, and every response of an undocumented call', () => {
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ path: '/api/users/someone/avatar', status: 418 })).toEqual([]);
  expect(problemsOf({ ...transfer, status: 204, body: undefined })).toEqual([]);
});

it.each<readonly [string, Answer, string]>([
  ['another status', { status: 418 }, 'is not documented'],
  ['a wrong type', { body: { quantity: '2' } }, '/quantity must be integer'],
  ['a wrong value', { body: { quantity: -1 } }, '/quantity must be >= 0'],
  ['a missing field', { body: {} }, "must have required property 'quantity'"],
  ['another field', { body: { quantity: 2, more: 1 } }, 'must NOT have additional properties'],
  ['no JSON', { body: undefined }, 'body must be object'],
  ['another code', { status: 401, body: { code: 113 } }, '/code must be equal to one of the allowed values'],
  ['an undocumented body', { ...transfer, status: 204, body: {} }, 'has a body'],
  ['no Retry-After', { status: 429, body: { code: 31 }, headers: { get: () => null } }, 'no Retry-After'],
])('reports a response with %s', (_difference, answer, problem) => {
  expect(problemsOf(answer)).toEqual([expect.stringContaining(problem)]);
});
