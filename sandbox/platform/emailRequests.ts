import { Type, type Static } from '@fastify/type-provider-typebox';
import { LanguageCode } from '../profile/schema';
import { Email } from '../session/schema';
import type { RateLimits } from './rateLimits';

/** The language of the page that a call comes from. */
export const InLanguage = Type.Object({ lang: Type.Optional(LanguageCode) });

const EmailRequest = Type.Object({ email: Email }, { additionalProperties: false });

/** What every call has that asks for a letter. */
export const asksForEmail = { querystring: InLanguage, body: EmailRequest };

interface EmailCall {
  readonly ip: string;
  readonly body: Static<typeof EmailRequest>;
}

/** @throws ApiError 429, code 31, when there were too many letters to the e-mail or from the address */
export const countEmail = (limits: RateLimits, { ip, body: { email } }: EmailCall): void => {
  limits.take('emailsPerAddress', ip);
  limits.take('emailsPerRecipient', email.toLowerCase());
};
