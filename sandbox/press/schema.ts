import { Type } from '@fastify/type-provider-typebox';
import { maxPressMessageLengths } from '#domain/press/PressMessage';
import { maxEmailLength } from '#domain/shared/patterns';
import { typed } from '../platform/typedText';

/** Must not be blank. */
const line = (maxLength: number) => typed('name', { minLength: 1, maxLength, pattern: '\\S' });

/** The handler validates the email, because an invalid one has its own error code. */
export const PressForm = Type.Object(
  {
    senderName: line(maxPressMessageLengths.name),
    senderEmail: typed('email', { maxLength: maxEmailLength }),
    subject: line(maxPressMessageLengths.subject),
    message: typed('text', { minLength: 1, maxLength: maxPressMessageLengths.message, pattern: '\\S' }),
  },
  { additionalProperties: false },
);

/** Optional idempotency key. Without it, a repeated message is sent again. */
export const MessageKey = Type.Object({ 'idempotency-key': Type.Optional(Type.String({ format: 'uuid' })) });
