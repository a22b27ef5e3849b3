import { ConfirmationEmails } from '#application/registration/ConfirmationEmails';
import { resendConfirmation } from '#infrastructure/http/registration/calls';
import { emailForm } from '../support/describeEmailForm';
import { answers, describeInteractions, rateLimit, rejects } from '../support/describeInteractions';

const form = emailForm({
  requirement: 'SE-05',
  description: 'another confirmation letter',
  send: (site, email) => site.get(ConfirmationEmails).resend(email, 'fr'),
});

describeInteractions(resendConfirmation, form, [
  [['an unconfirmed account exists', 'a CSRF token was issued'], answers(true)],
  [['no player exists', 'a CSRF token was issued'], answers(true)],
  [
    'a CSRF token was issued',
    { ...rejects(400, 1), outcome: false },
    { description: 'a confirmation letter to a malformed e-mail', values: { email: 'not-an-email' } },
  ],
  [
    'an unconfirmed account exists',
    { ...rejects(403, 51), outcome: false },
    {
      requirement: 'AP-02',
      description: 'a confirmation letter with an unknown form token',
      values: { token: 'a-token-of-nobody' },
    },
  ],
  ['too many letters were asked for', { ...rateLimit, outcome: false }],
]);
