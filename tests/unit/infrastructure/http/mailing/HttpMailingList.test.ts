import { MailingList } from '#application/mailing/MailingList';
import { composeOnHttp } from '../../../support/composeOnHttp';
import { json, StubServer } from '../../../support/StubServer';

const server = new StubServer();

beforeAll(() => server.start());
afterEach(() => server.clear());
afterAll(() => server.stop());

const list = () => composeOnHttp(server.url).get(MailingList);

const record = {
  interestCategories: [{ id: 'news', interests: [{ id: 'events', name: 'Events', subscribed: true }] }],
};
const recorded = [{ id: 'news', interests: [{ id: 'events', name: 'Events', isSubscribed: true }] }];

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

it('PM-01 accepts an empty record and an empty list of categories', async () => {
  server.on('POST /api/mailing/', json(200, { interestCategories: [] }));
  server.on('GET /api/mailing/categories', json(200, []));
  expect(await list().listRecorded('ada@farstead.test')).toEqual({ ok: true, value: [] });
  expect(await list().listOffered()).toEqual({ ok: true, value: [] });
});
