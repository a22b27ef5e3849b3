import { MailingList } from '#application/mailing/MailingList';
import { composeOnHttp } from '../../../support/composeOnHttp';
import { json, noContent, StubServer } from '../../../support/StubServer';

const server = new StubServer();

beforeAll(() => server.start());
afterEach(() => server.clear());
afterAll(() => server.stop());

const list = () => composeOnHttp(server.url).get(MailingList);

const record = {
  interestCategories: [{ id: 'news', interests: [{ id: 'events', name: 'Events', subscribed: true }] }],
};
const recorded = [{ id: 'news', interests: [{ id: 'events', name: 'Events', isSubscribed: true }] }];

it('PM-01 AP-02 requests the record with the bearer token and the email in the body', async () => {
  server.on('POST /api/mailing/', json(200, record));
  expect(await list().listRecorded('ada@farstead.test')).toEqual({ ok: true, value: recorded });
  expect(server.received).toMatchObject([
    { body: { email: 'ada@farstead.test' }, headers: { authorization: 'Bearer access-1' } },
  ]);
});

it.each([404, 405])(
  'PM-01 retries with GET and a query parameter when the POST returns %i',
  async (status) => {
    server.on('POST /api/mailing/', json(status, { code: 1 }));
    server.on('GET /api/mailing/', json(200, record));
    expect(await list().listRecorded('ada+1@farstead.test')).toEqual({ ok: true, value: recorded });
    const [post, get] = server.received;
    expect(post?.method).toBe('POST');
    expect(new URL(get?.path ?? '', server.url).searchParams.get('email')).toBe('ada+1@farstead.test');
  },
);

it('PM-01 does not retry after any other failure', async () => {
  server.on('POST /api/mailing/', json(403, { code: 113 }));
  expect(await list().listRecorded('ada@farstead.test')).toEqual({
    ok: false,
    error: { kind: 'server', status: 403, code: 113 },
  });
  expect(server.received).toHaveLength(1);
});

it.each([
  ['nothing', {}],
  ['a list in its place', []],
  ['a category without interests', { interestCategories: [{ id: 'news' }] }],
  [
    'an interest without a choice',
    { interestCategories: [{ id: 'news', interests: [{ id: 'a', name: 'A' }] }] },
  ],
])('PM-01 rejects a record with %s as malformed', async (_, body) => {
  server.on('POST /api/mailing/', json(200, body));
  expect(await list().listRecorded('ada@farstead.test')).toEqual({ ok: false, error: { kind: 'malformed' } });
});

it('PM-01 accepts an empty record and an empty list of categories', async () => {
  server.on('POST /api/mailing/', json(200, { interestCategories: [] }));
  server.on('GET /api/mailing/categories', json(200, []));
  expect(await list().listRecorded('ada@farstead.test')).toEqual({ ok: true, value: [] });
  expect(await list().listOffered()).toEqual({ ok: true, value: [] });
});

it('PM-01 sends the email, the language and the changes', async () => {
  server.on('PUT /api/mailing/', noContent);
  const changes = [{ id: 'news', interests: [{ id: 'events', isSubscribed: false }] }];
  expect(await list().change('ada@farstead.test', 'de', changes)).toEqual({ ok: true, value: undefined });
  expect(server.received[0]?.body).toEqual({
    emailAddress: 'ada@farstead.test',
    language: 'de',
    interestCategories: [{ id: 'news', interests: [{ id: 'events', subscribed: false }] }],
  });
});
