import { SupportDesk } from '#application/help/SupportDesk';
import { sendSupportMessage } from '#infrastructure/http/help/calls';
import {
  describeInteractions,
  rateLimit,
  rejects,
  succeeds,
  unknownFormToken,
} from '../support/describeInteractions';
import { examples } from '../support/examples';
import { fixFormToken } from '../support/FixedFormToken';
import { supplied } from '../support/providerStateValues';

const description = 'a message to support';
const sender = 'ada@players.test';
const receipt = { id: '88888888-8888-4888-8888-888888888888', answerBy: '2026-11-30T12:00:00Z' };

describeInteractions(
  sendSupportMessage,
  {
    description,
    values: {
      topic: 'refund' as const,
      caseNumber: '3F2A-91BC',
      message: 'I was charged twice.\nOn Tuesday.',
      email: supplied('email'),
      token: supplied('csrfToken'),
    },
    request: ({ token, ...body }) => ({ query: { lang: 'fr' }, formToken: token, body }),
    send: (site, { token, ...message }) =>
      fixFormToken(site, token)
        .get(SupportDesk)
        .send(message, { key: examples.purchaseKey, emailLanguage: 'fr' }),
  },
  [
    [
      ['no player exists', 'a CSRF token was issued'],
      succeeds({ id: receipt.id, answerBy: new Date(receipt.answerBy) }, receipt),
    ],
    [
      'a CSRF token was issued',
      rejects(400, 2, 'email-invalid'),
      { description: `${description} with a malformed email`, values: { email: 'not-an-email' } },
    ],
    [
      'a CSRF token was issued',
      // The second line could inject a header.
      rejects(400, 1),
      {
        description: `${description} with a case number of two lines`,
        values: { caseNumber: '3F2A\r\nBcc: everybody@farstead.test', email: sender },
      },
    ],
    unknownFormToken(description),
    ['too many letters were asked for', rateLimit],
    ['the server is down', rejects(503, 50), { values: { email: sender, token: 'any-token' } }],
  ],
);
