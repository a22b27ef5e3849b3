import { Countries } from '#application/consent/Countries';
import { findCountry } from '#infrastructure/http/consent/calls';
import { addInteraction, type Interaction } from '../support/addInteraction';
import { errorResponse } from '../support/interactions';
import { responseOf } from '../support/matchers';
import { siteAt } from '../support/site';

describe('the visitor’s country', () => {
  const description = 'where the visitor is';
  const request: Interaction['request'] = { method: 'GET', path: '/api/products/location' };
  const current = (url: string) => siteAt(url).get(Countries).current();

  it('CC-03 returns the country as an ISO 3166 code', async () => {
    const response = responseOf(findCountry, { country_code: 'FR' });
    const result = await addInteraction(
      { given: 'the server is up', description, request, response },
      current,
    );
    expect(result).toBe('FR');
  });

  it('CC-03 returns undefined for an unknown country', async () => {
    const given = 'no country can be told';
    const response = responseOf(findCountry, { country_code: null });
    const result = await addInteraction({ given, description, request, response }, current);
    expect(result).toBeUndefined();
  });

  it('ER-02 returns undefined when the call fails', async () => {
    const result = await addInteraction(
      { given: 'the server is down', description, request, response: errorResponse(503, 50) },
      current,
    );
    expect(result).toBeUndefined();
  });
});
