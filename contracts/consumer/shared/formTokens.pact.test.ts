import { FormTokens } from '#application/shared/FormTokens';
import { issueFormToken } from '#infrastructure/http/shared/calls';
import { describeInteractions, outage, succeeds } from '../support/describeInteractions';
import { examples } from '../support/examples';

const { csrfToken: id } = examples;

describeInteractions(
  issueFormToken,
  {
    requirement: 'AP-02',
    description: 'a token for a form',
    send: (site) => site.get(FormTokens).issue(),
  },
  [
    ['the server is up', succeeds(id, [{ id }])],
    ['the server is down', outage],
  ],
);
