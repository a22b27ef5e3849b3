import { Type, type Static } from '@fastify/type-provider-typebox';
import { LanguageCode } from '../profile/schema';
import { Email } from '../session/schema';
import type { RateLimits } from './rateLimits';

/** The language of the calling page. */
export const InLanguage = Type.Object({ lang: Type.Optional(LanguageCode) });

const EmailRequest = Type.Object({ email: Email }, { additionalProperties: false });

/** Schema of every call that requests an email. */
export const asksForEmail = { querystring: InLanguage, body: EmailRequest };

interface EmailCall {
  readonly ip: string;
  readonly body: Static<typeof EmailRequest>;
}

/** @throws ApiError 429, code 31, after too many emails to the address or requests from the client */
export const countEmail = (limits: RateLimits, { ip, body: { email } }: EmailCall): void => {
  limits.take('emailsPerAddress', ip);
  limits.take('emailsPerRecipient', email.toLowerCase());
};
