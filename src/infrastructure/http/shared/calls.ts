import { languages } from '#domain/language/Locale';
import { call } from './call';
import { listOf, noContent, oneOf, shape, string, text } from './rules';

/** Language of emails and validation messages for the user. */
export const language = oneOf(languages);

export const issueFormToken = call({
  method: 'GET',
  path: '/api/csrf',
  as: 'anyone',
  answer: listOf(shape({ id: text() })),
});

/** The form sends only an email address, so a malformed request means that the address is malformed. */
export const malformedEmail = { status: 400, codes: { 1: { kind: 'email-invalid' } } } as const;

export const emailForm = <const P extends string>(path: P) =>
  call({
    method: 'POST',
    path,
    as: 'anyone',
    query: { lang: language },
    body: shape({ email: string() }),
    formToken: true,
    answer: noContent,
    rejections: malformedEmail,
  });
