import { Type, type Static } from '@fastify/type-provider-typebox';
import { generalRefusals } from '#domain/shared/generalRefusals';
import { isEmail } from '#domain/shared/patterns';
import { emailKey } from '#domain/shared/spellings';
import { LanguageCode } from '../profile/schema';
import { Email } from '../session/schema';
import { refusal } from './errors';
import type { RateLimits } from './rateLimits';

/** Query with the language of the page that sends the request. */
export const LanguageQuery = Type.Object({ lang: Type.Optional(LanguageCode) });

const EmailRequest = Type.Object({ email: Email }, { additionalProperties: false });

/** Schema of every API call that requests an email. */
export const emailRequestSchema = { querystring: LanguageQuery, body: EmailRequest };

/** @throws ApiError 400, code 2, for a malformed address */
export const requireEmail = (email: string): void => {
  if (!isEmail(email)) throw refusal(generalRefusals, 'email-invalid', 'The email address is not valid.');
};

interface EmailCall {
  readonly ip: string;
  readonly body: Static<typeof EmailRequest>;
}

/** @throws ApiError 429, code 31, after too many emails to the address or too many requests from the client */
export const countEmailRequest = (limits: RateLimits, { ip, body: { email } }: EmailCall): void => {
  limits.consume('emailsPerAddress', ip);
  limits.consume('emailsPerRecipient', emailKey(email));
};
