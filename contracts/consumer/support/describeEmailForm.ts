import type { Container } from 'inversify';
import type { Call } from '#infrastructure/http/shared/call';
import {
  describeInteractions,
  rateLimit,
  rejects,
  succeeds,
  unknownFormToken,
  type DescribedCall,
} from './describeInteractions';
import { fixFormToken } from './FixedFormToken';
import { supplied } from './providerStateValues';

interface EmailForm {
  /** Requirement id. */
  readonly requirement: string;
  /** Description of the request. */
  readonly description: string;
  /** Sends the form in French. */
  readonly send: (site: Container, email: string) => unknown;
}

/** A form that sends an email address with a form token. */
export const emailForm = ({
  requirement,
  description,
  send,
}: EmailForm): DescribedCall<{ email: string; token: string }> => ({
  requirement,
  description,
  values: { email: supplied('email'), token: supplied('csrfToken') },
  request: ({ email, token }) => ({ query: { lang: 'fr' }, formToken: token, body: { email } }),
  send: (site, { email, token }) => send(fixFormToken(site, token), email),
});

/** Tests a form whose response is the same whether the email has an account or not. */
export const describeEmailForm = (call: Call, form: EmailForm): void => {
  const { description } = form;
  describeInteractions(call, emailForm(form), [
    [['no player exists', 'a CSRF token was issued'], succeeds()],
    [['a player with password exists', 'a CSRF token was issued'], succeeds()],
    [
      'a CSRF token was issued',
      rejects(400, 1, 'email-invalid'),
      { description: `${description} for a malformed e-mail`, values: { email: 'not-an-email' } },
    ],
    unknownFormToken(description),
    ['too many letters were asked for', rateLimit],
    [
      'the server is down',
      rejects(503, 50),
      { values: { email: 'reader@farstead.test', token: 'any-token' } },
    ],
  ]);
};
