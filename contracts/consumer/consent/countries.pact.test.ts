import { Countries } from '../../../src/application/consent/Countries';
import { findCountry } from '../../../src/infrastructure/http/consent/calls';
import { agree, type Agreement } from '../support/agree';
import { refusal } from '../support/agreements';
import { answerOf } from '../support/answers';
import { siteAt } from '../support/site';

describe('the visitor’s country', () => {
  const asking = 'where the visitor is';
  const request: Agreement['request'] = { method: 'GET', path: '/api/products/location' };
  const current = (url: string) => siteAt(url).get(Countries).current();

  it('CC-03 the country is returned as two letters', async () => {
    const answer = answerOf(findCountry, { country_code: 'FR' });
    const result = await agree({ given: 'the server is up', asking, request, answer }, current);
    expect(result).toBe('FR');
  });

  it('CC-03 an unknown country is returned as undefined', async () => {
    const given = 'no country can be told';
    const answer = answerOf(findCountry, { country_code: null });
    const result = await agree({ given, asking, request, answer }, current);
    expect(result).toBeUndefined();
  });

  it('ER-02 the country is unknown when the call fails', async () => {
    const result = await agree(
      { given: 'the server is down', asking, request, answer: refusal(503, 50) },
      current,
    );
    expect(result).toBeUndefined();
  });
});
