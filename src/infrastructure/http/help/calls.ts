import { isoDate, oneOf, shape, text, line, lines } from '#application/shared/rules';
import { supportTopics } from '#domain/help/SupportMessage';
import { generalRefusals } from '#domain/shared/generalRefusals';
import { call } from '../shared/call';
import { language } from '../shared/calls';

/** Sends a message to support. Our extension of the API (feature `support`). */
export const sendSupportMessage = call({
  method: 'POST',
  path: '/api/support/messages',
  as: 'anyone',
  query: { lang: language },
  body: shape({ topic: oneOf(supportTopics), email: line(), caseNumber: line(), message: lines(1) }),
  formToken: true,
  idempotencyKey: true,
  answer: shape({ id: text(), answerBy: isoDate({ strict: true }) }),
  rejections: { refusals: { 'email-invalid': generalRefusals['email-invalid'] } },
});
