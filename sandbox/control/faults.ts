import { setTimeout as wait } from 'node:timers/promises';
import { Type, type Static } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';

const Malformed = Type.Union([
  Type.Literal('truncated-json'),
  Type.Literal('html-200'),
  Type.Literal('empty'),
]);

export const FaultDescription = Type.Object(
  {
    /** HTTP method; default: any. */
    method: Type.Optional(Type.String()),
    /** A path, a path prefix, or a pattern in which * matches any characters. */
    path: Type.String({ minLength: 1 }),
    /** Limits the fault to requests with this value in the header `x-sandbox-scope`, or at the end of `User-Agent`. */
    scope: Type.Optional(Type.String()),
    /** Number of affected requests; default: all. */
    count: Type.Optional(Type.Integer({ minimum: 1 })),
    delayMs: Type.Optional(Type.Integer({ minimum: 0, maximum: 120_000 })),
    status: Type.Optional(Type.Integer({ minimum: 200, maximum: 599 })),
    headers: Type.Optional(Type.Record(Type.String(), Type.String())),
    body: Type.Optional(Type.Unknown()),
    malformed: Type.Optional(Malformed),
    /** Closes the connection without a response. */
    cut: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);

export type FaultDescription = Static<typeof FaultDescription>;

interface Fault {
  readonly id: string;
  readonly description: FaultDescription;
  readonly pattern: RegExp;
  left: number;
}

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}`);

/** Faults that were injected through the control routes. */
export class Faults {
  private faults: Fault[] = [];
  private made = 0;

  add(description: FaultDescription): string {
    this.made += 1;
    const id = String(this.made);
    this.faults.push({
      id,
      description,
      pattern: patternOf(description.path),
      left: description.count ?? Number.POSITIVE_INFINITY,
    });
    return id;
  }

  list(): readonly { readonly id: string; readonly description: FaultDescription }[] {
    return this.faults;
  }

  remove(id: string): boolean {
    const before = this.faults.length;
    this.faults = this.faults.filter((fault) => fault.id !== id);
    return this.faults.length < before;
  }

  clear(): void {
    this.faults = [];
  }

  /** Returns the oldest fault that matches a request, and decrements its count. */
  consume(method: string, path: string, scope: string | undefined): FaultDescription | undefined {
    const fault = this.faults.find(
      ({ description, pattern }) =>
        (description.method === undefined || description.method.toUpperCase() === method) &&
        (description.scope === undefined || description.scope === scope) &&
        pattern.test(path),
    );
    if (!fault) return undefined;
    fault.left -= 1;
    if (fault.left <= 0) this.remove(fault.id);
    return fault.description;
  }
}

const malformedResponses: Readonly<Record<Static<typeof Malformed>, { type: string; body: string }>> = {
  'truncated-json': { type: 'application/json; charset=utf-8', body: '{"accessToken":"eyJhbGciOiJS' },
  'html-200': {
    type: 'text/html; charset=utf-8',
    body: '<!doctype html><title>Maintenance</title><h1>We will be back soon</h1>',
  },
  empty: { type: 'application/json; charset=utf-8', body: '' },
};

const affected = /^\/(api|liveops|configuration|content)(\/|$)/;

/** Returns the scope of a request. The API proxy drops the header, so tests also append the scope to `User-Agent`. */
const scopeOf = ({ headers }: FastifyRequest): string | undefined => {
  const { 'x-sandbox-scope': scope = headers['user-agent']?.split(' ').at(-1) } = headers;
  return typeof scope === 'string' ? scope : undefined;
};

/** Hook that applies a matching fault: it delays the request, closes its connection or sends the fault's response. */
export const faultHook =
  (faults: Faults): onRequestAsyncHookHandler =>
  async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    if (!affected.test(path)) return undefined;
    const fault = faults.consume(request.method, path, scopeOf(request));
    return fault && applyFault(fault, request, reply);
  };

const applyFault = async (
  fault: FaultDescription,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> => {
  if (fault.delayMs !== undefined) await wait(fault.delayMs);
  if (fault.cut) {
    reply.hijack();
    request.raw.socket.destroy();
    return reply;
  }
  // Tests expect that all other responses are documented.
  reply.headers({ 'x-sandbox-fault': 'true', ...fault.headers });
  if (fault.malformed) {
    const { type, body } = malformedResponses[fault.malformed];
    return reply
      .code(fault.status ?? 200)
      .type(type)
      .send(body);
  }
  if (fault.status === undefined && fault.body === undefined) return undefined;
  return reply
    .code(fault.status ?? 200)
    .type('application/json; charset=utf-8')
    .send(fault.body === undefined ? '' : JSON.stringify(fault.body));
};
