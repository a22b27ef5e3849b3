import { EmailSignUps } from '#application/mailing/EmailSignUps';
import { signUpForNewsletter } from '#infrastructure/http/mailing/calls';
import { describeEmailForm } from '../support/describeEmailForm';

describeEmailForm(signUpForNewsletter, {
  requirement: 'NL-01',
  description: 'the newsletter',
  send: (site, email) => site.get(EmailSignUps).signUp('newsletter', email, 'fr'),
});
