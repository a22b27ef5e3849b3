import { EmailSignUps } from '#application/mailing/EmailSignUps';
import { requestStatusNotice } from '#infrastructure/http/server-status/calls';
import { describeEmailForm } from '../support/describeEmailForm';

describeEmailForm(requestStatusNotice, {
  requirement: '',
  description: 'an email when the game is up',
  send: (site, email) => site.get(EmailSignUps).signUp('status-notice', email, 'fr'),
});
