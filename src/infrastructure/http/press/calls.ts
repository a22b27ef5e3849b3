import { call } from '../shared/call';
import { noContent, shape, string, text } from '../shared/rules';

/** The key is our addition: a message whose answer was lost is sent again without arriving twice. */
export const sendPressMessage = call({
  method: 'POST',
  path: '/api/press',
  as: 'anyone',
  body: shape({ senderName: text(), senderEmail: string(), subject: text(), message: text() }),
  formToken: true,
  idempotencyKey: true,
  answer: noContent,
  rejections: { codes: { 2: { kind: 'email-invalid' } } },
});
