import { MatchersV3 } from '@pact-foundation/pact';
import { FormTokens } from '../../../src/application/shared/FormTokens';
import { agree } from '../support/agree';
import { refusal } from '../support/agreements';
import { examples } from '../support/examples';
import { text } from '../support/matching';
import { siteAt } from '../support/site';

describe('form tokens', () => {
  it('AP-02 the id of the first item is the token', async () => {
    const result = await agree(
      {
        given: 'the server is up',
        asking: 'a token for a form',
        request: { method: 'GET', path: '/api/csrf' },
        answer: { status: 200, body: MatchersV3.eachLike({ id: text(examples.csrfToken) }) },
      },
      (url) => siteAt(url).get(FormTokens).issue(),
    );
    expect(result).toEqual({ ok: true, value: examples.csrfToken });
  });

  it('AP-02 that can not be had are told of', async () => {
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
