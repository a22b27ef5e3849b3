import { Type } from '@fastify/type-provider-typebox';
import { longest } from '../../src/domain/press/PressMessage';
import { longestEmail } from '../../src/domain/shared/patterns';

/** Part of an email header: no control characters, no line separators, and not blank. */
const line = (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: '^(?=.*\\S)[^\\p{Cc}\\u2028\\u2029]*$' });

/** The handler validates the email, because an invalid one has its own error code. */
export const PressForm = Type.Object(
  {
    senderName: line(longest.name),
    senderEmail: Type.String({ maxLength: longestEmail }),
    subject: line(longest.subject),
    // NUL is rejected because PostgreSQL cannot store it.
    message: Type.String({ minLength: 1, maxLength: longest.message, pattern: '^(?=[^]*\\S)[^\\x00]*$' }),
  },
  { additionalProperties: false },
);

/** Optional idempotency key. Without it, every message is sent. */
export const MessageKey = Type.Object({ 'idempotency-key': Type.Optional(Type.String({ format: 'uuid' })) });
