import { boolean, listOf, noContent, shape, string, text, line } from '#application/shared/rules';
import { call } from '../shared/call';
import { emailForm, language } from '../shared/calls';

export const signUpForNewsletter = emailForm('/api/newsletter');

const record = shape({
  interestCategories: listOf(
    shape({
      id: text(),
      interests: listOf(shape({ id: text(), name: string(), subscribed: boolean() })),
    }),
  ),
});

/** Responds with 404 or 405 if the back end supports only `findMailingRecordByQuery`. */
export const findMailingRecord = call({
  method: 'POST',
  path: '/api/mailing/',
  as: 'player',
  isQuery: true,
  body: shape({ email: line() }),
  answer: record,
  rejections: {
    other: ({ status }) =>
      status === 404 || status === 405 ? ({ kind: 'no-such-call' } as const) : undefined,
  },
});

export const findMailingRecordByQuery = call({
  method: 'GET',
  path: '/api/mailing/',
  as: 'player',
  query: { email: line() },
  answer: record,
});

export const findMailingCategories = call({
  method: 'GET',
  path: '/api/mailing/categories',
  as: 'player',
  answer: listOf(
    shape({ id: text(), name: string(), interests: listOf(shape({ id: text(), name: string() })) }),
  ),
});

export const changeMailingRecord = call({
  method: 'PUT',
  path: '/api/mailing/',
  as: 'player',
  body: shape({
    emailAddress: line(),
    language,
    interestCategories: listOf(
      shape({ id: line(1), interests: listOf(shape({ id: line(1), subscribed: boolean() })) }),
    ),
  }),
  answer: noContent,
});
