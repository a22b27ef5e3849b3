import { MyDU } from '#application/products/MyDU';
import { composeOnHttp } from '../../../support/composeOnHttp';
import { json, noContent, StubServer, text, type Reply } from '../../../support/StubServer';

const server = new StubServer();

beforeAll(() => server.start());
afterEach(() => server.clear());
afterAll(() => server.stop());

describe('eligibility to buy MyDU', () => {
  it.each([true, false])(
    'BU-08 AP-02 requests eligibility with the bearer token and returns %s',
    async (isEligible) => {
      server.on('GET /api/users/me/check-myDU', json(200, { isEligible }));
      const application = composeOnHttp(server.url);
      expect(await application.get(MyDU).canBuy()).toBe(isEligible);
      expect(application.errors.reports).toEqual([]);
      expect(server.received[0]?.headers.authorization).toBe('Bearer access-1');
    },
  );

  it.each<[string, Reply, string]>([
    ['503', json(503, { code: 50 }), 'refused'],
    ['a text in its place', json(200, { isEligible: 'false' }), 'malformed'],
    ['a boolean alone', json(200, false), 'malformed'],
    ['nothing', noContent, 'malformed'],
    ['a connection that is cut', (response) => response.destroy(), 'offline'],
  ])('BU-08 reports the response %s and returns unknown eligibility', async (_, reply, kind) => {
    server.onAll(reply);
    const application = composeOnHttp(server.url);
    expect(await application.get(MyDU).canBuy()).toBeUndefined();
    expect(application.errors.reports).toEqual([new Error(`GET /api/users/me/check-myDU: ${kind}`)]);
  });
});

describe('exchanging game time for MyDU', () => {
  const convert = (timeout?: number) => composeOnHttp(server.url, timeout).get(MyDU).convert();

  it('PD-03 AP-02 sends an empty body with the bearer token and returns the new end date', async () => {
    server.on('POST /api/users/me/redeem-myDU', json(200, { endDate: '2026-12-22T12:00:00Z' }));
    expect(await convert()).toEqual({ ok: true, value: new Date('2026-12-22T12:00:00Z') });
    expect(server.received[0]).toMatchObject({ body: {} });
    expect(server.received[0]?.headers.authorization).toBe('Bearer access-1');
  });

  it.each<[string, Reply, unknown]>([
    ['409 with code 310', json(409, { code: 310 }), { kind: 'no-game-time' }],
    ['409 with code 304', json(409, { code: 304 }), { kind: 'has-already' }],
    ['409 with another code', json(409, { code: 7 }), { kind: 'server', status: 409, code: 7 }],
    ['409 without a code', json(409, {}), { kind: 'server', status: 409 }],
    ['429', json(429, {}, { 'retry-after': '42' }), { kind: 'too-many-requests', retryAfterSeconds: 42 }],
    ['503', json(503, { code: 50 }), { kind: 'server', status: 503, code: 50 }],
    ['200 with HTML', text(200, 'text/html', '<!doctype html>'), { kind: 'malformed' }],
    ['204', noContent, { kind: 'malformed' }],
    ['an invalid end', json(200, { endDate: 'soon' }), { kind: 'malformed' }],
    ['an end with an impossible date', json(200, { endDate: '2026-13-45T12:00:00Z' }), { kind: 'malformed' }],
    ['an end that is null', json(200, { endDate: null }), { kind: 'malformed' }],
    ['a number for an end', json(200, { endDate: 1_800_000_000 }), { kind: 'malformed' }],
    ['a connection that is cut', (response) => response.destroy(), { kind: 'offline' }],
  ])('PD-03 maps the response %s to an error', async (_, reply, error) => {
    server.on('POST /api/users/me/redeem-myDU', reply);
    expect(await convert()).toEqual({ ok: false, error });
  });

  it('PD-03 reports a timeout when the server does not respond', async () => {
    server.onAll(() => undefined);
    expect(await convert(50)).toEqual({ ok: false, error: { kind: 'timeout' } });
  });
});
