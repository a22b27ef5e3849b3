import { StatusNotices } from '#application/server-status/StatusNotices';
import { requestStatusNotice } from '#infrastructure/http/server-status/calls';
import { describeEmailForm } from '../support/describeEmailForm';

describeEmailForm(requestStatusNotice, {
  requirement: '',
  description: 'an email when the game is up',
  send: (site, email) => site.get(StatusNotices).request(email, 'fr'),
});
