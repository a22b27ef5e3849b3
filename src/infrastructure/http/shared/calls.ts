import { listOf, noContent, oneOf, shape, text, line } from '#application/shared/rules';
import { languages } from '#domain/language/Locale';
import { generalRefusals } from '#domain/shared/generalRefusals';
import { call } from './call';

/** Language of emails and validation messages for the user. */
export const language = oneOf(languages);

export const issueFormToken = call({
  method: 'GET',
  path: '/api/csrf',
  as: 'anyone',
  answer: listOf(shape({ id: text() })),
});

/** The form sends only an email address, so a malformed request means that the address is malformed. */
export const malformedEmail = {
  refusals: { 'email-invalid': generalRefusals['malformed-request'] },
  checksStatus: true,
} as const;

export const emailForm = <const P extends string>(path: P) =>
  call({
    method: 'POST',
    path,
    as: 'anyone',
    query: { lang: language },
    body: shape({ email: line() }),
    formToken: true,
    answer: noContent,
    rejections: malformedEmail,
  });
