import { Dacs } from '#application/coupons/Dacs';
import { TransferHolds } from '#application/coupons/TransferHolds';
import type { Quantity } from '#domain/coupons/Quantity';
import type { GiftNote } from '#domain/shared/giftNote';
import {
  convertDacs,
  countDacs,
  findDacsEnabled,
  findTransferHold,
  transferDacs,
} from '#infrastructure/http/coupons/calls';
import { describeInteractions, outage, rejects, succeeds } from '../support/describeInteractions';
import { examples } from '../support/examples';
import { exactly } from '../support/matchers';
import { supplied } from '../support/providerStateValues';

const { playerId, purchaseKey: key } = examples;
const requirement = 'DC-01';
const owner = 'a player with coupons exists';
const heldOwner = 'a player with coupons whose password changed exists';
const tooFew = 'a player with too few coupons exists';
const turnedOff = 'coupons are turned off';
const quantity = 2 as Quantity;
const moment = '2027-02-20T12:00:00.000Z';
const tooFewRejection = rejects(409, 330, 'not-enough');
const disabledRejection = rejects(403, 331, 'dacs-disabled');

describeInteractions(
  findDacsEnabled,
  {
    requirement,
    description: 'whether coupons are turned on',
    send: (site) => site.get(Dacs).areEnabled(),
  },
  [
    [owner, succeeds(true, exactly(true))],
    [turnedOff, succeeds(false, exactly(false))],
    ['the server is down', outage],
  ],
);

describeInteractions(
  countDacs,
  { requirement, description: 'the number of coupons', send: (site) => site.get(Dacs).count() },
  [
    [owner, succeeds(5, { quantity: exactly(5) })],
    ['a signed-in player exists', succeeds(0, { quantity: exactly(0) })],
  ],
);

describeInteractions(
  convertDacs,
  {
    requirement,
    description: 'to convert two coupons',
    request: () => ({ body: { ownerUserId: supplied('playerId'), quantity } }),
    send: (site) => site.get(Dacs).convert({ key, ownerId: playerId, quantity }),
  },
  [
    [owner, succeeds(new Date(moment), { endDate: moment })],
    [tooFew, tooFewRejection],
    [turnedOff, disabledRejection],
  ],
);

describeInteractions(
  transferDacs,
  {
    requirement,
    description: 'to transfer two coupons',
    values: { recipientId: supplied('otherPlayerId'), note: '' },
    request: ({ recipientId, note }) => ({
      body: {
        ownerUserId: supplied('playerId'),
        receiverUserId: recipientId,
        quantity,
        ...(note && { note }),
      },
    }),
    send: (site, { recipientId, note }) =>
      site.get(Dacs).transfer({
        key,
        ownerId: playerId,
        recipientId,
        quantity,
        ...(note && { note: note as GiftNote }),
      }),
  },
  [
    [owner, succeeds()],
    [tooFew, tooFewRejection],
    [turnedOff, disabledRejection],
    ['a player with coupons and nobody to give them to exists', rejects(404, 333, 'unknown-recipient')],
    [heldOwner, rejects(403, 334, 'transfer-held')],
    [
      owner,
      rejects(409, 332, 'own-account'),
      {
        description: 'to transfer two coupons to oneself',
        values: { recipientId: supplied('playerId') },
      },
    ],
    [
      owner,
      succeeds(),
      { description: 'to transfer two coupons with a note', values: { note: 'For the haul' } },
    ],
    [
      owner,
      rejects(400, 336, 'malformed-note'),
      { description: 'to transfer two coupons with a link', values: { note: 'farstead.example' } },
    ],
    ['a player whose last proof is old exists', rejects(403, 150)],
  ],
);

describeInteractions(
  findTransferHold,
  {
    requirement,
    description: 'until when transfers wait',
    send: (site) => site.get(TransferHolds).findEnd(),
  },
  [
    [heldOwner, succeeds(new Date(moment), { until: moment })],
    [owner, succeeds(undefined, { until: null })],
  ],
);
