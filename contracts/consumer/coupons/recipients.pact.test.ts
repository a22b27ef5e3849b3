import { Recipients } from '../../../src/application/coupons/Recipients';
import { findRecipient, searchRecipients } from '../../../src/infrastructure/http/coupons/calls';
import { agree, type Agreement } from '../support/agree';
import { bearer, refusal, tooManyRequests } from '../support/agreements';
import { answerOf, containing, matching, ofState } from '../support/answers';
import { examples } from '../support/examples';
import { provided, uuid } from '../support/matching';
import { siteOfPlayerAt } from '../support/site';

const { otherPlayerId: id, otherDisplayName: displayName } = examples;
const given = 'a player with coupons exists';
const other = {
  id: ofState('${otherPlayerId}', id),
  displayName: ofState('${otherDisplayName}', displayName),
};

describe('the search for players', () => {
  const path = '/api/users/search-displayname/Pact';
  const request: Agreement['request'] = { method: 'GET', path, headers: bearer };
  const search =
    (text = 'Pact') =>
    (url: string) =>
      siteOfPlayerAt(url).get(Recipients).search(text);

  it('DC-01 finds a player by part of the name', async () => {
    const answer = answerOf(searchRecipients, containing(other));
    expect(await agree({ given, asking: 'players by their name', request, answer }, search())).toEqual({
      ok: true,
      value: [{ id, displayName }],
    });
  });

  it('DC-01 every result of the search is a player', async () => {
    const answer = answerOf(searchRecipients, [{ id: matching(uuid, id), displayName }]);
    const agreement = { given, asking: 'players by their name, one by one', request, answer };
    expect(await agree(agreement, search())).toEqual({ ok: true, value: [{ id, displayName }] });
  });

  it('DC-01 a name that nobody has returns no players', async () => {
    const agreement: Agreement = {
      given,
      asking: 'players by a name that nobody has',
      request: { ...request, path: '/api/users/search-displayname/nobody%2Fhas%20it' },
      answer: answerOf(searchRecipients, []),
    };
    expect(await agree(agreement, search('nobody/has it'))).toEqual({ ok: true, value: [] });
  });

  it('DC-01 too many searches are refused with the seconds to wait', async () => {
    const agreement: Agreement = {
      given: 'too many names were searched',
      asking: 'players by their name',
      request,
      answer: tooManyRequests,
    };
    expect(await agree(agreement, search())).toEqual({
      ok: false,
      error: { kind: 'too-many-requests', retryAfterSeconds: 120 },
    });
  });
});

describe('the public profile of a player', () => {
  const asking = 'another player';
  const request: Agreement['request'] = {
    method: 'GET',
    path: provided('/api/users/${otherPlayerId}', `/api/users/${id}`),
    headers: bearer,
  };
  const find = (url: string) => siteOfPlayerAt(url).get(Recipients).find(id);

  it('DC-01 shows the name, a picture and the date of registration', async () => {
    const avatar = '/api/users/someone/avatar';
    const joinedAt = '2026-11-22T12:00:00.000Z';
    const answer = answerOf(findRecipient, { ...other, avatar, joinedAt });
    expect(await agree({ given, asking, request, answer }, find)).toEqual({
      ok: true,
      value: { id, displayName, avatar, memberSince: new Date(joinedAt) },
    });
  });

  it('DC-01 a deleted account is answered with 404 and code 120', async () => {
    const gone = 'a player with coupons and nobody to give them to exists';
    const answer = refusal(404, 120);
    expect(await agree({ given: gone, asking, request, answer }, find)).toEqual({
      ok: false,
      error: { kind: 'unknown-recipient' },
    });
  });
});
