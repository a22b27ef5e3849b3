import {
  lenient,
  boolean,
  integer,
  isoDate,
  listOf,
  noContent,
  oneOf,
  possiblyMissing,
  optional,
  nullable,
  shape,
  string,
  text,
  webAddress,
  line,
} from '#application/shared/rules';
import { conversionRefusals, recipientRefusals, transferRefusals } from '#domain/coupons/couponRefusals';
import { maxGiftNoteLength } from '#domain/shared/giftNote';
import { call } from '../shared/call';

export const findDacsEnabled = call({
  method: 'GET',
  path: '/api/inventory/settings/dac-enabled',
  as: 'player',
  answer: boolean(),
});

export const countDacs = call({
  method: 'GET',
  path: '/api/inventory/dualaccesscoupon/count/me',
  as: 'player',
  answer: shape({ quantity: integer(0) }),
});

/** `offset` is the number of entries before this page. */
export const findDacHistory = call({
  method: 'GET',
  path: '/api/inventory/dualaccesscoupon/user-history/me',
  as: 'player',
  query: { pageNumber: integer(1), pageSize: integer(1), offset: integer(0) },
  answer: shape({
    history: listOf(
      shape({
        operationDate: isoDate(),
        /** 0 is a creation, 1 a transfer, any other number a conversion. */
        operationType: lenient(oneOf([0, 1, 2]), integer()),
        quantity: integer(1),
        sentToDisplayName: optional(string()),
        receivedFromDisplayName: optional(string()),
        /** What the sender of a transfer wrote. */
        note: optional(string()),
      }),
    ),
    total: integer(0),
  }),
});

export const convertDacs = call({
  method: 'POST',
  path: '/api/inventory/dualaccesscoupon/convert',
  as: 'player',
  idempotencyKey: true,
  body: shape({ ownerUserId: line(1), quantity: integer(1) }),
  answer: shape({ endDate: isoDate({ strict: true }) }),
  rejections: { refusals: conversionRefusals },
});

export const transferDacs = call({
  method: 'POST',
  path: '/api/inventory/dualaccesscoupon/transfer',
  as: 'player',
  idempotencyKey: true,
  body: shape({
    ownerUserId: line(1),
    receiverUserId: line(1),
    quantity: integer(1),
    note: possiblyMissing(line(1, maxGiftNoteLength)),
  }),
  answer: noContent,
  rejections: { refusals: transferRefusals },
});

export const searchRecipients = call({
  method: 'GET',
  path: '/api/users/search-displayname/{displayNamePart}',
  as: 'player',
  answer: listOf(shape({ id: text(), displayName: text() })),
});

/** Returns the public profile of another player. */
export const findRecipient = call({
  method: 'GET',
  path: '/api/users/{recipientId}',
  as: 'player',
  answer: shape({
    id: text(),
    displayName: text(),
    avatar: optional(webAddress()),
    joinedAt: optional(isoDate()),
  }),
  rejections: { refusals: recipientRefusals, checksStatus: true },
});

/** Requires the feature `transfer-hold`. */
export const findTransferHold = call({
  method: 'GET',
  path: '/api/inventory/dualaccesscoupon/transfer-hold/me',
  as: 'player',
  answer: shape({ until: nullable(isoDate({ strict: true })) }),
});
