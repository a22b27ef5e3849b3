import { Type, type Static } from '@fastify/type-provider-typebox';
import { LanguageCode } from '../profile/schema';
import { Email } from '../session/schema';
import type { RateLimits } from './rateLimits';

/** The language of the page that a call comes from. */
export const InLanguage = Type.Object({ lang: Type.Optional(LanguageCode) });

const LetterRequest = Type.Object({ email: Email }, { additionalProperties: false });

/** What every call has that asks for a letter. */
export const asksForLetter = { querystring: InLanguage, body: LetterRequest };

interface LetterCall {
  readonly ip: string;
  readonly body: Static<typeof LetterRequest>;
}

/** @throws ApiError 429, code 31, when there were too many letters to the e-mail or from the address */
export const countLetter = (limits: RateLimits, { ip, body: { email } }: LetterCall): void => {
  limits.take('lettersPerAddress', ip);
  limits.take('lettersPerEmail', email.toLowerCase());
};
