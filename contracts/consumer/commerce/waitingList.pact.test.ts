import { EmailSignUps } from '#application/mailing/EmailSignUps';
import { joinWaitingList } from '#infrastructure/http/commerce/calls';
import { describeEmailForm } from '../support/describeEmailForm';

describeEmailForm(joinWaitingList, {
  requirement: 'WL-01',
  description: 'a place on the waiting list',
  send: (site, email) => site.get(EmailSignUps).signUp('waiting-list', email, 'fr'),
});
