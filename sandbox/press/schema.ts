import { Type } from '@fastify/type-provider-typebox';
import { longest } from '../../src/domain/press/PressMessage';
import { longestEmail } from '../../src/domain/shared/patterns';

/** Becomes a part of a header: no control characters, no other line separators, and something to read. */
const line = (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: '^(?=.*\\S)[^\\p{Cc}\\u2028\\u2029]*$' });

/** The email is validated by the handler: its problem has a code of its own. */
export const PressForm = Type.Object(
  {
    senderName: line(longest.name),
    senderEmail: Type.String({ maxLength: longestEmail }),
    subject: line(longest.subject),
    // NUL is refused because databases do not store it.
    message: Type.String({ minLength: 1, maxLength: longest.message, pattern: '^(?=[^]*\\S)[^\\x00]*$' }),
  },
  { additionalProperties: false },
);

/** Back ends without it send every message. */
export const MessageKey = Type.Object({ 'idempotency-key': Type.Optional(Type.String({ format: 'uuid' })) });
