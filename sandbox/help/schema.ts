import { Type } from '@fastify/type-provider-typebox';
import { maxSupportLengths, supportTopics } from '#domain/help/SupportMessage';
import { maxEmailLength } from '#domain/shared/patterns';
import { typed } from '../platform/typedText';

/** The handler validates the email, because an invalid one has its own error code. */
export const SupportForm = Type.Object(
  {
    topic: Type.Union(supportTopics.map((topic) => Type.Literal(topic))),
    email: typed('email', { maxLength: maxEmailLength }),
    caseNumber: typed('name', { maxLength: maxSupportLengths.caseNumber }),
    message: typed('text', { minLength: 1, maxLength: maxSupportLengths.message, pattern: '\\S' }),
  },
  { additionalProperties: false },
);

/** Idempotency key: repeated requests with the same key and content deliver only one message. */
export const SupportKey = Type.Object({ 'idempotency-key': Type.String({ format: 'uuid' }) });

export const SupportReceipt = Type.Object({ id: Type.String(), answerBy: Type.String() });
