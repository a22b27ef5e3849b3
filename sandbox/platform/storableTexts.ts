import type { preValidationHookHandler } from 'fastify';
import { generalRefusals } from '#domain/shared/generalRefusals';
import { isStorable } from '#domain/shared/lines';
import { refusal } from './errors';

/** More than any call needs. Functions that process a value recursively fail at some thousands. */
const maxDepth = 32;

/** The route of uploads calls it for their file names. @throws ApiError 400, code 1 */
export const requireStorable = (value: unknown): void => {
  // Not recursive, because clients choose the depth.
  const waiting = [{ value, depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value: part, depth } = next;
    if (typeof part === 'string' && !isStorable(part))
      throw malformed('A text contains NUL or an unpaired surrogate.');
    if (typeof part !== 'object' || part === null || Buffer.isBuffer(part)) continue;
    if (depth > maxDepth) throw malformed('The request is nested too deeply.');
    for (const inner of [Object.keys(part), Object.values(part)].flat()) {
      waiting.push({ value: inner, depth: depth + 1 });
    }
  }
};

const malformed = (message: string) => refusal(generalRefusals, 'malformed-request', message);

/**
 * Hook that refuses texts with NUL, which PostgreSQL cannot store, or with a lone surrogate, in every call.
 */
export const requireStorableTexts: preValidationHookHandler = ({ params, query, body }, _reply, done) => {
  requireStorable([params, query, body]);
  done();
};
