import { MailingList } from '../../../src/application/mailing/MailingList';
import {
  findMailingCategories,
  findMailingRecord,
  findMailingRecordByQuery,
} from '../../../src/infrastructure/http/mailing/calls';
import { CallSender } from '../../../src/infrastructure/http/shared/CallSender';
import { agree, type Agreement } from '../support/agree';
import { bearer, refusal } from '../support/agreements';
import { answerOf, containing, exactly } from '../support/answers';
import { examples } from '../support/examples';
import { provided } from '../support/matching';
import { siteOfPlayerAt } from '../support/site';

const given = 'a player who has subscribed to the newsletter exists';
const down = { ok: false, error: { kind: 'server', status: 503, code: 50 } };
const email = provided('${email}', examples.email);
const listAt = (url: string) => siteOfPlayerAt(url).get(MailingList);

const newsletter = { id: exactly('newsletter'), name: exactly('Newsletter') };
const record = {
  interestCategories: containing({
    id: exactly('news'),
    interests: containing({ ...newsletter, subscribed: exactly(true) }),
  }),
};
const eachRecord = {
  interestCategories: [
    { id: 'news', interests: [{ id: 'newsletter', name: 'Newsletter', subscribed: true }] },
  ],
};
const recorded = [{ id: 'news', interests: [{ id: 'newsletter', name: 'Newsletter', isSubscribed: true }] }];

describe('the kinds of emails', () => {
  const asking = 'the kinds of emails';
  const path = '/api/mailing/categories';
  const find = (url: string) => listAt(url).offered();

  it('PM-01 the kinds of emails are listed by category, with their names', async () => {
    const answer = answerOf(
      findMailingCategories,
      containing({ id: exactly('news'), name: exactly('News'), interests: containing(newsletter) }),
    );
    const result = await agree(
      { given, asking, request: { method: 'GET', path, headers: bearer }, answer },
      find,
    );
    expect(result).toEqual({
      ok: true,
      value: [{ id: 'news', name: 'News', interests: [{ id: 'newsletter', name: 'Newsletter' }] }],
    });
  });

  it('PM-01 every entry of the list is a category of emails', async () => {
    const answer = answerOf(findMailingCategories, [
      { id: 'news', name: 'News', interests: [{ id: 'newsletter', name: 'Newsletter' }] },
    ]);
    const result = await agree(
      { given, asking: `${asking}, one by one`, request: { method: 'GET', path, headers: bearer }, answer },
      find,
    );
    expect(result).toMatchObject({ ok: true });
  });

  it('PM-01 reports a server that is down', async () => {
    const result = await agree(
      { given: 'the server is down', asking, request: { method: 'GET', path }, answer: refusal(503, 50) },
      find,
    );
    expect(result).toEqual(down);
  });
});

describe('the email preferences of a player', () => {
  const asking = 'the email preferences';
  const request: Agreement['request'] = {
    method: 'POST',
    path: '/api/mailing/',
    headers: bearer,
    body: { email },
  };
  const find =
    (address: string = examples.email) =>
    (url: string) =>
      listAt(url).recorded(address);

  it('PM-01 returns the preferences for the email of the account', async () => {
    const result = await agree(
      { given, asking, request, answer: answerOf(findMailingRecord, record) },
      find(),
    );
    expect(result).toEqual({ ok: true, value: recorded });
  });

  it('PM-01 returns the preferences for an email in the query too', async () => {
    const result = await agree(
      {
        given,
        asking: 'the email preferences, by the query',
        request: { method: 'GET', path: '/api/mailing/', query: { email }, headers: bearer },
        answer: answerOf(findMailingRecordByQuery, record),
      },
      (url) =>
        siteOfPlayerAt(url)
          .get(CallSender)
          .send(findMailingRecordByQuery, { query: { email: examples.email } }),
    );
    expect(result).toMatchObject({ ok: true });
  });

  it('PM-01 every entry of the list is a category of subscriptions', async () => {
    const result = await agree(
      { given, asking: `${asking}, one by one`, request, answer: answerOf(findMailingRecord, eachRecord) },
      find(),
    );
    expect(result).toMatchObject({ ok: true });
    const byQuery = await agree(
      {
        given,
        asking: 'the email preferences, by the query, one by one',
        request: { method: 'GET', path: '/api/mailing/', query: { email }, headers: bearer },
        answer: answerOf(findMailingRecordByQuery, eachRecord),
      },
      (url) =>
        siteOfPlayerAt(url)
          .get(CallSender)
          .send(findMailingRecordByQuery, { query: { email: examples.email } }),
    );
    expect(byQuery).toMatchObject({ ok: true });
  });

  it('PM-01 another address is refused with code 113', async () => {
    const somebody = 'somebody@farstead.test';
    const result = await agree(
      {
        given,
        asking: 'the email preferences of another address',
        request: { ...request, body: { email: somebody } },
        answer: refusal(403, 113),
      },
      find(somebody),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 403, code: 113 } });
  });

  it('PM-01 reports a server that is down', async () => {
    const result = await agree(
      {
        given: 'the server is down',
        asking,
        request: { method: 'POST', path: request.path, body: { email: examples.email } },
        answer: refusal(503, 50),
      },
      find(),
    );
    expect(result).toEqual(down);
  });
});

describe('changing the email preferences', () => {
  const asking = 'to change the email preferences';
  const change = (interest: string) => [{ id: 'news', interests: [{ id: interest, isSubscribed: false }] }];
  const sent = (interest: string, emailAddress: unknown = email) => ({
    emailAddress,
    language: 'fr',
    interestCategories: [{ id: 'news', interests: [{ id: interest, subscribed: false }] }],
  });
  const request: Agreement['request'] = {
    method: 'PUT',
    path: '/api/mailing/',
    headers: bearer,
    body: sent('newsletter'),
  };
  const send =
    (interest: string, address: string = examples.email) =>
    (url: string) =>
      listAt(url).change(address, 'fr', change(interest));

  it('PM-01 a change of one preference is answered with 204', async () => {
    const result = await agree({ given, asking, request, answer: { status: 204 } }, send('newsletter'));
    expect(result).toEqual({ ok: true, value: undefined });
  });

  it('PM-01 a kind of email that does not exist is refused with code 160', async () => {
    const result = await agree(
      {
        given,
        asking: `${asking}, of a kind that does not exist`,
        request: { ...request, body: sent('made-up') },
        answer: refusal(404, 160),
      },
      send('made-up'),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 404, code: 160 } });
  });

  it('PM-01 another address is refused with code 113', async () => {
    const somebody = 'somebody@farstead.test';
    const result = await agree(
      {
        given,
        asking: `${asking} of another address`,
        request: { ...request, body: sent('newsletter', somebody) },
        answer: refusal(403, 113),
      },
      send('newsletter', somebody),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 403, code: 113 } });
  });

  it('PM-01 reports a server that is down', async () => {
    const result = await agree(
      {
        given: 'the server is down',
        asking,
        request: { method: 'PUT', path: request.path, body: sent('newsletter', examples.email) },
        answer: refusal(503, 50),
      },
      send('newsletter'),
    );
    expect(result).toEqual(down);
  });
});
