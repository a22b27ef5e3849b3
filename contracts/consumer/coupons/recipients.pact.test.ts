import { Recipients } from '#application/coupons/Recipients';
import { findRecipient, searchRecipients } from '#infrastructure/http/coupons/calls';
import { describeInteractions, rateLimit, rejects, succeeds } from '../support/describeInteractions';
import { examples } from '../support/examples';
import { arrayContaining, matchingPattern, stateValue } from '../support/matchers';
import { supplied, uuid } from '../support/providerStateValues';

const { otherPlayerId: id, otherDisplayName: displayName } = examples;
const requirement = 'DC-01';
const given = 'a player with coupons exists';
const description = 'players by their name';
const other = {
  id: stateValue('${otherPlayerId}', id),
  displayName: stateValue('${otherDisplayName}', displayName),
};

describeInteractions(
  searchRecipients,
  {
    requirement,
    description,
    values: { displayNamePart: 'Pact' },
    request: (path) => ({ path }),
    send: (site, { displayNamePart }) => site.get(Recipients).search(displayNamePart),
  },
  [
    [given, succeeds([{ id, displayName }], arrayContaining(other))],
    [
      given,
      succeeds([{ id, displayName }], [{ id: matchingPattern(uuid, id), displayName }]),
      { description: `${description}, one by one` },
    ],
    [
      given,
      succeeds([], []),
      { description: 'players by a name that nobody has', values: { displayNamePart: 'nobody/has it' } },
    ],
    ['too many names were searched', rateLimit],
  ],
);

const avatar = '/api/users/someone/avatar';
const joinedAt = '2026-11-22T12:00:00.000Z';

describeInteractions(
  findRecipient,
  {
    requirement,
    description: 'another player',
    request: () => ({ path: { recipientId: supplied('otherPlayerId') } }),
    send: (site) => site.get(Recipients).find(id),
  },
  [
    [
      given,
      succeeds({ id, displayName, avatar, memberSince: new Date(joinedAt) }, { ...other, avatar, joinedAt }),
    ],
    ['a player with coupons and nobody to give them to exists', rejects(404, 120, 'unknown-recipient')],
  ],
);
