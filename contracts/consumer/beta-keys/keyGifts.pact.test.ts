import { KeyGifts } from '#application/beta-keys/KeyGifts';
import type { GiftNote } from '#domain/shared/giftNote';
import { cancelBetaKey, findBetaKeys, sendBetaKey } from '#infrastructure/http/beta-keys/calls';
import { describeInteractions, rateLimit, rejects, succeeds } from '../support/describeInteractions';
import { examples } from '../support/examples';
import { exactly, nonEmpty } from '../support/matchers';
import { supplied } from '../support/providerStateValues';

const { keyId: id, recipient, otherDisplayName: usedBy } = examples;
const requirement = 'KY-01';

const withoutKeys = 'a signed-in player exists';
const pending = 'a player with a pending beta key exists';
const used = 'a player whose beta key was used exists';
const canceled = 'a canceled beta key exists';

const note = 'Come and build' as GiftNote;

const sent = { id: nonEmpty(id), recipient: nonEmpty(recipient) };
const usageTimestamp = '2026-11-20T12:00:00.000Z';
const noKeys = succeeds({ keys: [], available: 0, received: [] }, { keys: [], available: exactly(0) });

describeInteractions(
  findBetaKeys,
  { requirement, description: 'for the beta keys', send: (site) => site.get(KeyGifts).list() },
  [
    [
      pending,
      succeeds(
        { keys: [{ id, recipient }], available: 1, received: [] },
        { keys: [{ ...sent, usedBy: null, usageTimestamp: null }], available: exactly(1) },
      ),
    ],
    [
      used,
      succeeds(
        { keys: [{ id, recipient, usedBy, usedAt: new Date(usageTimestamp) }], available: 0, received: [] },
        { keys: [{ ...sent, usedBy: nonEmpty(usedBy), usageTimestamp }], available: exactly(0) },
      ),
    ],
    [withoutKeys, noKeys],
    [canceled, noKeys],
    [
      'a player with a received beta key exists',
      succeeds(
        { keys: [], available: 0, received: [{ id, sender: usedBy, note }] },
        {
          keys: [],
          available: exactly(0),
          received: [{ id: nonEmpty(id), sender: nonEmpty(usedBy), note: exactly(note) }],
        },
      ),
    ],
  ],
);

const description = 'to send a beta key';

describeInteractions(
  sendBetaKey,
  {
    requirement,
    description,
    values: { to: 'pact-second-friend@farstead.test', enclosed: '' },
    request: ({ to, enclosed }) => ({
      query: { lang: 'fr' },
      body: { recipient: to, ...(enclosed && { note: enclosed }) },
    }),
    send: (site, { to, enclosed }) =>
      site.get(KeyGifts).send({ recipient: to, ...(enclosed && { note: enclosed as GiftNote }) }, 'fr'),
  },
  [
    [pending, succeeds()],
    [withoutKeys, rejects(409, 208)],
    [
      pending,
      rejects(409, 209),
      { description: `${description} to somebody who has one`, values: { to: recipient } },
    ],
    [pending, rejects(400, 210), { description: `${description} to no address`, values: { to: 'nobody' } }],
    [pending, succeeds(), { description: `${description} with a note`, values: { enclosed: note } }],
    [
      pending,
      rejects(400, 211),
      { description: `${description} with a link`, values: { enclosed: 'farstead.example' } },
    ],
    ['too many beta keys were sent', rateLimit],
  ],
);

describeInteractions(
  cancelBetaKey,
  {
    requirement,
    description: 'to cancel a beta key',
    request: () => ({ path: { id: supplied('keyId') } }),
    send: (site) => site.get(KeyGifts).cancel(id),
  },
  [
    [pending, succeeds()],
    [canceled, succeeds()],
    ['no code exists', rejects(404, 201)],
    [used, rejects(409, 202)],
    ['a beta key kept for a registration exists', rejects(403, 204)],
  ],
);
