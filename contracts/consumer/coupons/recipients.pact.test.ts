import { Recipients } from '#application/coupons/Recipients';
import { findRecipient, searchRecipients } from '#infrastructure/http/coupons/calls';
import { addInteraction, type Interaction } from '../support/addInteraction';
import { bearer, errorResponse, tooManyRequests } from '../support/interactions';
import { responseOf, arrayContaining, matchingPattern, stateValue } from '../support/matchers';
import { examples } from '../support/examples';
import { fromProviderState, uuid } from '../support/providerStateValues';
import { signedInSiteAt } from '../support/site';

const { otherPlayerId: id, otherDisplayName: displayName } = examples;
const given = 'a player with coupons exists';
const other = {
  id: stateValue('${otherPlayerId}', id),
  displayName: stateValue('${otherDisplayName}', displayName),
};

describe('searching for players', () => {
  const path = '/api/users/search-displayname/Pact';
  const request: Interaction['request'] = { method: 'GET', path, headers: bearer };
  const search =
    (text = 'Pact') =>
    (url: string) =>
      signedInSiteAt(url).get(Recipients).search(text);

  it('DC-01 finds players by part of their name', async () => {
    const response = responseOf(searchRecipients, arrayContaining(other));
    expect(
      await addInteraction({ given, description: 'players by their name', request, response }, search()),
    ).toEqual({
      ok: true,
      value: [{ id, displayName }],
    });
  });

  it('DC-01 every search result is a player', async () => {
    const response = responseOf(searchRecipients, [{ id: matchingPattern(uuid, id), displayName }]);
    const agreement = { given, description: 'players by their name, one by one', request, response };
    expect(await addInteraction(agreement, search())).toEqual({ ok: true, value: [{ id, displayName }] });
  });

  it('DC-01 returns no players for an unknown name', async () => {
    const agreement: Interaction = {
      given,
      description: 'players by a name that nobody has',
      request: { ...request, path: '/api/users/search-displayname/nobody%2Fhas%20it' },
      response: responseOf(searchRecipients, []),
    };
    expect(await addInteraction(agreement, search('nobody/has it'))).toEqual({ ok: true, value: [] });
  });

  it('DC-01 rate-limits searches and returns the seconds to wait', async () => {
    const agreement: Interaction = {
      given: 'too many names were searched',
      description: 'players by their name',
      request,
      response: tooManyRequests,
    };
    expect(await addInteraction(agreement, search())).toEqual({
      ok: false,
      error: { kind: 'too-many-requests', retryAfterSeconds: 120 },
    });
  });
});

describe('a player’s public profile', () => {
  const description = 'another player';
  const request: Interaction['request'] = {
    method: 'GET',
    path: fromProviderState('/api/users/${otherPlayerId}', `/api/users/${id}`),
    headers: bearer,
  };
  const find = (url: string) => signedInSiteAt(url).get(Recipients).find(id);

  it('DC-01 contains the name, a picture and the registration date', async () => {
    const avatar = '/api/users/someone/avatar';
    const joinedAt = '2026-11-22T12:00:00.000Z';
    const response = responseOf(findRecipient, { ...other, avatar, joinedAt });
    expect(await addInteraction({ given, description, request, response }, find)).toEqual({
      ok: true,
      value: { id, displayName, avatar, memberSince: new Date(joinedAt) },
    });
  });

  it('DC-01 returns status 404 and code 120 for a deleted account', async () => {
    const gone = 'a player with coupons and nobody to give them to exists';
    const response = errorResponse(404, 120);
    expect(await addInteraction({ given: gone, description, request, response }, find)).toEqual({
      ok: false,
      error: { kind: 'unknown-recipient' },
    });
  });
});
