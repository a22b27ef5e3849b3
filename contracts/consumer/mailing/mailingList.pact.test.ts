import { MailingList } from '#application/mailing/MailingList';
import {
  findMailingCategories,
  findMailingRecord,
  findMailingRecordByQuery,
} from '#infrastructure/http/mailing/calls';
import { CallSender } from '#infrastructure/http/shared/CallSender';
import { addInteraction, type Interaction } from '../support/addInteraction';
import { bearer, errorResponse } from '../support/interactions';
import { responseOf, arrayContaining, exactly } from '../support/matchers';
import { examples } from '../support/examples';
import { fromProviderState } from '../support/providerStateValues';
import { signedInSiteAt } from '../support/site';

const given = 'a player who has subscribed to the newsletter exists';
const down = { ok: false, error: { kind: 'server', status: 503, code: 50 } };
const email = fromProviderState('${email}', examples.email);
const listAt = (url: string) => signedInSiteAt(url).get(MailingList);

const newsletter = { id: exactly('newsletter'), name: exactly('Newsletter') };
const record = {
  interestCategories: arrayContaining({
    id: exactly('news'),
    interests: arrayContaining({ ...newsletter, subscribed: exactly(true) }),
  }),
};
const eachRecord = {
  interestCategories: [
    { id: 'news', interests: [{ id: 'newsletter', name: 'Newsletter', subscribed: true }] },
  ],
};
const recorded = [{ id: 'news', interests: [{ id: 'newsletter', name: 'Newsletter', isSubscribed: true }] }];

describe('the email types', () => {
  const description = 'the kinds of emails';
  const path = '/api/mailing/categories';
  const find = (url: string) => listAt(url).listOffered();

  it('PM-01 are listed by category with their names', async () => {
    const response = responseOf(
      findMailingCategories,
      arrayContaining({ id: exactly('news'), name: exactly('News'), interests: arrayContaining(newsletter) }),
    );
    const result = await addInteraction(
      { given, description, request: { method: 'GET', path, headers: bearer }, response },
      find,
    );
    expect(result).toEqual({
      ok: true,
      value: [{ id: 'news', name: 'News', interests: [{ id: 'newsletter', name: 'Newsletter' }] }],
    });
  });

  it('PM-01 every entry in the list is an email category', async () => {
    const response = responseOf(findMailingCategories, [
      { id: 'news', name: 'News', interests: [{ id: 'newsletter', name: 'Newsletter' }] },
    ]);
    const result = await addInteraction(
      {
        given,
        description: `${description}, one by one`,
        request: { method: 'GET', path, headers: bearer },
        response,
      },
      find,
    );
    expect(result).toMatchObject({ ok: true });
  });

  it('PM-01 reports that the server is down', async () => {
    const result = await addInteraction(
      {
        given: 'the server is down',
        description,
        request: { method: 'GET', path },
        response: errorResponse(503, 50),
      },
      find,
    );
    expect(result).toEqual(down);
  });
});

describe('a player’s email preferences', () => {
  const description = 'the email preferences';
  const request: Interaction['request'] = {
    method: 'POST',
    path: '/api/mailing/',
    headers: bearer,
    body: { email },
  };
  const find =
    (address: string = examples.email) =>
    (url: string) =>
      listAt(url).listRecorded(address);

  it('PM-01 returns the preferences for the account’s email', async () => {
    const result = await addInteraction(
      { given, description, request, response: responseOf(findMailingRecord, record) },
      find(),
    );
    expect(result).toEqual({ ok: true, value: recorded });
  });

  it('PM-01 returns the preferences for an email in the query', async () => {
    const result = await addInteraction(
      {
        given,
        description: 'the email preferences, by the query',
        request: { method: 'GET', path: '/api/mailing/', query: { email }, headers: bearer },
        response: responseOf(findMailingRecordByQuery, record),
      },
      (url) =>
        signedInSiteAt(url)
          .get(CallSender)
          .send(findMailingRecordByQuery, { query: { email: examples.email } }),
    );
    expect(result).toMatchObject({ ok: true });
  });

  it('PM-01 every entry in the list is a category of subscriptions', async () => {
    const result = await addInteraction(
      {
        given,
        description: `${description}, one by one`,
        request,
        response: responseOf(findMailingRecord, eachRecord),
      },
      find(),
    );
    expect(result).toMatchObject({ ok: true });
    const byQuery = await addInteraction(
      {
        given,
        description: 'the email preferences, by the query, one by one',
        request: { method: 'GET', path: '/api/mailing/', query: { email }, headers: bearer },
        response: responseOf(findMailingRecordByQuery, eachRecord),
      },
      (url) =>
        signedInSiteAt(url)
          .get(CallSender)
          .send(findMailingRecordByQuery, { query: { email: examples.email } }),
    );
    expect(byQuery).toMatchObject({ ok: true });
  });

  it('PM-01 rejects another email address with code 113', async () => {
    const somebody = 'somebody@farstead.test';
    const result = await addInteraction(
      {
        given,
        description: 'the email preferences of another address',
        request: { ...request, body: { email: somebody } },
        response: errorResponse(403, 113),
      },
      find(somebody),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 403, code: 113 } });
  });

  it('PM-01 reports that the server is down', async () => {
    const result = await addInteraction(
      {
        given: 'the server is down',
        description,
        request: { method: 'POST', path: request.path, body: { email: examples.email } },
        response: errorResponse(503, 50),
      },
      find(),
    );
    expect(result).toEqual(down);
  });
});

describe('changing email preferences', () => {
  const description = 'to change the email preferences';
  const change = (interest: string) => [{ id: 'news', interests: [{ id: interest, isSubscribed: false }] }];
  const sent = (interest: string, emailAddress: unknown = email) => ({
    emailAddress,
    language: 'fr',
    interestCategories: [{ id: 'news', interests: [{ id: interest, subscribed: false }] }],
  });
  const request: Interaction['request'] = {
    method: 'PUT',
    path: '/api/mailing/',
    headers: bearer,
    body: sent('newsletter'),
  };
  const send =
    (interest: string, address: string = examples.email) =>
    (url: string) =>
      listAt(url).change(address, 'fr', change(interest));

  it('PM-01 returns status 204 when one preference changes', async () => {
    const result = await addInteraction(
      { given, description, request, response: { status: 204 } },
      send('newsletter'),
    );
    expect(result).toEqual({ ok: true, value: undefined });
  });

  it('PM-01 rejects an unknown email type with code 160', async () => {
    const result = await addInteraction(
      {
        given,
        description: `${description}, of a kind that does not exist`,
        request: { ...request, body: sent('made-up') },
        response: errorResponse(404, 160),
      },
      send('made-up'),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 404, code: 160 } });
  });

  it('PM-01 rejects another email address with code 113', async () => {
    const somebody = 'somebody@farstead.test';
    const result = await addInteraction(
      {
        given,
        description: `${description} of another address`,
        request: { ...request, body: sent('newsletter', somebody) },
        response: errorResponse(403, 113),
      },
      send('newsletter', somebody),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 403, code: 113 } });
  });

  it('PM-01 reports that the server is down', async () => {
    const result = await addInteraction(
      {
        given: 'the server is down',
        description,
        request: { method: 'PUT', path: request.path, body: sent('newsletter', examples.email) },
        response: errorResponse(503, 50),
      },
      send('newsletter'),
    );
    expect(result).toEqual(down);
  });
});
