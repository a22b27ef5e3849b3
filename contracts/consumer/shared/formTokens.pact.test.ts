import { FormTokens } from '#application/shared/FormTokens';
import { issueFormToken } from '#infrastructure/http/shared/calls';
import { addInteraction } from '../support/addInteraction';
import { errorResponse } from '../support/interactions';
import { responseOf } from '../support/matchers';
import { examples } from '../support/examples';
import { siteAt } from '../support/site';

describe('form tokens', () => {
  it('AP-02 returns the ID of the first item as the token', async () => {
    const result = await addInteraction(
      {
        given: 'the server is up',
        description: 'a token for a form',
        request: { method: 'GET', path: '/api/csrf' },
        response: responseOf(issueFormToken, [{ id: examples.csrfToken }]),
      },
      (url) => siteAt(url).get(FormTokens).issue(),
    );
    expect(result).toEqual({ ok: true, value: examples.csrfToken });
  });

  it('AP-02 reports that the server is down', async () => {
    const result = await addInteraction(
      {
        given: 'the server is down',
        description: 'a token for a form',
        request: { method: 'GET', path: '/api/csrf' },
        response: errorResponse(503, 50),
      },
      (url) => siteAt(url).get(FormTokens).issue(),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 503, code: 50 } });
  });
});
