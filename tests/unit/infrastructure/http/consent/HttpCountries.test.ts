import { Countries } from '#application/consent/Countries';
import { HttpCountries } from '#infrastructure/http/consent/HttpCountries';
import { composeOnHttp } from '../../../support/composeOnHttp';
import { json, StubServer } from '../../../support/StubServer';

const server = new StubServer();
const call = 'GET /api/products/location';

beforeAll(() => server.start());
afterEach(() => server.clear());
afterAll(() => server.stop());

it('BU-03 CC-03 requests the country once and shares it with all callers', async () => {
  server.on(call, json(200, { country_code: 'CA' }));
  const site = composeOnHttp(server.url);
  const requested = [site.get(Countries).current(), site.get(Countries).current()];
  expect(await Promise.all(requested)).toEqual(['CA', 'CA']);
  expect(await site.get(Countries).current()).toBe('CA');
  expect(server.received).toHaveLength(1);
});

it('ER-02 requests the country again after a failure', async () => {
  server.on(call, json(503, { code: 50 }));
  const countries = composeOnHttp(server.url).get(Countries);
  expect(await countries.current()).toBeUndefined();
  server.clear();
  server.on(call, json(200, { country_code: 'AU' }));
  expect(await countries.current()).toBe('AU');
});

it.each([
  ['FR', 'FR', 0],
  ['el', 'EL', 0],
  ['unknown', 'AU', 1],
  ['', 'AU', 1],
])(
  'CC-03 with the country "%s" from the page, the current country is %s',
  async (notified, country, requests) => {
    server.on(call, json(200, { country_code: 'AU' }));
    const site = composeOnHttp(server.url);
    site.get(HttpCountries).seed(notified);
    expect(await site.get(Countries).current()).toBe(country);
    expect(server.received).toHaveLength(requests);
  },
);
