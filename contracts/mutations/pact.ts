import { readFileSync } from 'node:fs';
import { file } from '../consumer/support/pactFile.cjs';

type Values = Readonly<Record<string, string | number | null>>;

interface Generator {
  readonly type: string;
  readonly expression?: string;
}

interface Part {
  readonly headers?: Readonly<Record<string, readonly string[]>>;
  readonly body?: { readonly content: unknown; readonly encoded?: string | false };
  readonly generators?: Readonly<Record<string, unknown>>;
  readonly matchingRules?: unknown;
}

export interface RecordedInteraction {
  readonly description: string;
  readonly providerStates: readonly { readonly name: string }[];
  readonly request: Part & {
    readonly method: string;
    readonly path: string;
    readonly query?: Readonly<Record<string, readonly string[]>>;
  };
  readonly response: Part & { readonly status: number };
}

interface Pact {
  readonly interactions: readonly RecordedInteraction[];
}

export const readPact = (): Pact => JSON.parse(readFileSync(file, 'utf8')) as Pact;

/** Returns undefined for generators that do not use provider states. Their example value is used instead. */
const valueOf = (generator: Generator, values: Values): unknown => {
  if (generator.type !== 'ProviderState' || generator.expression === undefined) return undefined;
  const { expression } = generator;
  const [, only] = /^\$\{(\w+)\}$/.exec(expression) ?? [];
  if (only !== undefined) return values[only];
  return expression.replace(/\$\{(\w+)\}/g, (_, name: string) => String(values[name]));
};

/** Splits the path of a body's matching rule into keys. */
const keysIn = (place: string): readonly string[] =>
  [...place.matchAll(/\.(\w+)|\[(\d+)\]|\['([^']+)'\]/g)].map(([, ...keys]) => keys.find(Boolean) ?? '');

const put = (body: unknown, [key = '', ...rest]: readonly string[], value: unknown): unknown => {
  if (Array.isArray(body)) {
    return body.map((entry: unknown, index) => (index === Number(key) ? put(entry, rest, value) : entry));
  }
  if (typeof body !== 'object' || body === null) return value;
  const { [key]: inner } = body as Record<string, unknown>;
  return { ...body, [key]: rest.length === 0 ? value : put(inner, rest, value) };
};

const generators = (part: Part, of: string): [string, Generator][] =>
  Object.entries((part.generators?.[of] ?? {}) as Record<string, Generator>);

/** Replaces the example values in a part of an interaction with the values of the provider states. */
export const withValues = <P extends Part>(part: P, values: Values): P => {
  const filled = (of: string, empty: unknown, place = (name: string): readonly string[] => [name]) =>
    generators(part, of).reduce((stored, [name, generator]) => {
      const value = valueOf(generator, values);
      return value === undefined ? stored : put(stored, place(name), value);
    }, empty);
  const path = part.generators?.path as Generator | undefined;
  const query = (part as { query?: unknown }).query;
  return {
    ...part,
    ...(path && { path: valueOf(path, values) }),
    ...(query !== undefined && { query: filled('query', query) }),
    ...(part.headers && { headers: filled('header', part.headers) }),
    ...(part.body && { body: { ...part.body, content: filled('body', part.body.content, keysIn) } }),
    generators: {},
  };
};
