import { PressOffice } from '#application/press/PressOffice';
import { sendPressMessage } from '#infrastructure/http/press/calls';
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

const description = 'a message to the press office';
const sender = 'lea@outlet.test';

describeInteractions(
  sendPressMessage,
  {
    requirement: 'PR-02',
    description,
    values: {
      senderName: 'Lea Brandt',
      subject: 'Interview',
      message: 'May we speak to the economist?\nOn Tuesday, if you can.',
      senderEmail: supplied('email'),
      token: supplied('csrfToken'),
    },
    request: ({ token, ...body }) => ({ formToken: token, body }),
    send: (site, { token, ...message }) =>
      fixFormToken(site, token).get(PressOffice).send(message, examples.purchaseKey),
  },
  [
    [['no player exists', 'a CSRF token was issued'], succeeds()],
    [
      'a CSRF token was issued',
      rejects(400, 2, 'email-invalid'),
      { description: `${description} with a malformed email`, values: { senderEmail: 'not-an-email' } },
    ],
    [
      'a CSRF token was issued',
      // The second line could inject a header.
      rejects(400, 1),
      {
        description: `${description} with a subject of two lines`,
        values: { subject: 'Interview\r\nBcc: everybody@farstead.test', senderEmail: sender },
      },
    ],
    unknownFormToken(description),
    ['too many letters were asked for', rateLimit],
    ['the server is down', rejects(503, 50), { values: { senderEmail: sender, token: 'any-token' } }],
  ],
);
