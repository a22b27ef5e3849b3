import type { RecordedInteraction } from '../mutations/pact';
import type { JsonSchema } from './JsonSchema';
import type { MediaType } from './OpenApiDocument';
import { titleOf } from './pactExamples';

/** Returns the content of a body in the pact. Binary bodies are not readable in JSON, so they are no examples. */
export const contentIn = (body: RecordedInteraction['request']['body']): unknown =>
  body?.encoded === 'base64' ? undefined : body?.content;

export type Examples = NonNullable<MediaType['examples']>;

/** More examples would hide the schema. The pact has all of them. */
const maxExamples = 3;

export const examplesOf = (
  interactions: readonly RecordedInteraction[],
  valueOf: (interaction: RecordedInteraction) => unknown,
): Examples => {
  const examples = new Map<string, { readonly summary: string; readonly value: unknown }>();
  const values = new Set<string>();
  for (const interaction of interactions) {
    const value = valueOf(interaction);
    const key = JSON.stringify(value);
    if (value === undefined || values.has(key) || values.size === maxExamples) continue;
    values.add(key);
    examples.set(`${examples.size + 1}`, { summary: titleOf(interaction), value });
  }
  return Object.fromEntries(examples);
};

export const withExamples = (schema: JsonSchema, examples: Examples): MediaType => ({
  schema,
  ...(Object.keys(examples).length > 0 && { examples }),
});
