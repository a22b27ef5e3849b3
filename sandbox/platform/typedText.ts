import { Type, TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import { brokenLines, cleanTexts, textsWithoutKind, type Spelling, type TextSchema } from './cleanTexts';

type TextOptions = Parameters<typeof Type.String>[0] & Pick<TextSchema, 'isCheckedByHandler'>;

/** Text of a request, which is cleaned before its validation. */
export const typed = (spelling: Spelling, options?: TextOptions) => Type.String({ ...options, spelling });

export const exact = (options?: TextOptions) => typed('exact', options);

/** Parts of a validation error that no handler uses. */
const unknownRule = { keyword: 'line', schemaPath: '', params: {} };

/**
 * Validates requests after each of their texts has been cleaned. Texts of one line must not contain line breaks.
 * @throws Error if a text of an API request declares no kind, so that none is compared as typed by accident
 */
export const typedTextValidator: typeof TypeBoxValidatorCompiler = (route) => {
  const { schema, url = '', httpPart } = route;
  const unnamed =
    url.startsWith('/api/') && httpPart !== 'headers' ? textsWithoutKind(schema as TextSchema) : [];
  if (unnamed.length > 0)
    throw new Error(`Declare with typed() or exact() what the texts of ${url} are: ${unnamed.join(', ')}`);
  const validate = TypeBoxValidatorCompiler(route);
  return (sent: unknown) => {
    const value = cleanTexts(schema as TextSchema, sent);
    const broken = brokenLines(schema as TextSchema, value);
    if (broken.length === 0) return validate(value);
    const message = 'must not contain line breaks or control characters';
    return { error: broken.map((instancePath) => ({ ...unknownRule, instancePath, message })) };
  };
};
