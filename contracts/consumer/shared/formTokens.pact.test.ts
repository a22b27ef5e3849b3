import { FormTokens } from '../../../src/application/shared/FormTokens';
import { issueFormToken } from '../../../src/infrastructure/http/shared/calls';
import { agree } from '../support/agree';
import { refusal } from '../support/agreements';
import { answerOf } from '../support/answers';
import { examples } from '../support/examples';
import { siteAt } from '../support/site';

describe('form tokens', () => {
  it('AP-02 the id of the first item is the token', async () => {
    const result = await agree(
      {
        given: 'the server is up',
        asking: 'a token for a form',
        request: { method: 'GET', path: '/api/csrf' },
        answer: answerOf(issueFormToken, [{ id: examples.csrfToken }]),
      },
      (url) => siteAt(url).get(FormTokens).issue(),
    );
    expect(result).toEqual({ ok: true, value: examples.csrfToken });
  });

  it('AP-02 reports a server that is down', async () => {
    const result = await agree(
      {
        given: 'the server is down',
        asking: 'a token for a form',
        request: { method: 'GET', path: '/api/csrf' },
        answer: refusal(503, 50),
      },
      (url) => siteAt(url).get(FormTokens).issue(),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 503, code: 50 } });
  });
});
