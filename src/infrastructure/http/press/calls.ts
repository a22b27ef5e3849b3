import { noContent, shape, line, lines } from '#application/shared/rules';
import { generalRefusals } from '#domain/shared/generalRefusals';
import { call } from '../shared/call';

/** The idempotency key is our extension: a retry after a lost response does not duplicate the message. */
export const sendPressMessage = call({
  method: 'POST',
  path: '/api/press',
  as: 'anyone',
  body: shape({ senderName: line(1), senderEmail: line(), subject: line(1), message: lines(1) }),
  formToken: true,
  idempotencyKey: true,
  answer: noContent,
  rejections: { refusals: { 'email-invalid': generalRefusals['email-invalid'] } },
});
