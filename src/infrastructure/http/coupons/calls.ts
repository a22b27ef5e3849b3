import { call } from '../shared/call';
import {
  lenient,
  boolean,
  integer,
  isoDate,
  listOf,
  noContent,
  oneOf,
  optional,
  nullable,
  shape,
  string,
  text,
  webAddress,
} from '../shared/rules';

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
      }),
    ),
    total: integer(0),
  }),
});

const rejected = {
  330: { kind: 'not-enough' },
  331: { kind: 'dacs-disabled' },
} as const;

export const convertDacs = call({
  method: 'POST',
  path: '/api/inventory/dualaccesscoupon/convert',
  as: 'player',
  idempotencyKey: true,
  body: shape({ ownerUserId: text(), quantity: integer(1) }),
  answer: shape({ endDate: isoDate({ strict: true }) }),
  rejections: { codes: rejected },
});

export const transferDacs = call({
  method: 'POST',
  path: '/api/inventory/dualaccesscoupon/transfer',
  as: 'player',
  idempotencyKey: true,
  body: shape({ ownerUserId: text(), receiverUserId: text(), quantity: integer(1) }),
  answer: noContent,
  rejections: {
    codes: {
      ...rejected,
      332: { kind: 'own-account' },
      333: { kind: 'unknown-recipient' },
      334: { kind: 'transfer-held' },
    },
  },
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
  rejections: { status: 404, codes: { 120: { kind: 'unknown-recipient' } } },
});

/** Requires the feature `transfer-hold`. */
export const findTransferHold = call({
  method: 'GET',
  path: '/api/inventory/dualaccesscoupon/transfer-hold/me',
  as: 'player',
  answer: shape({ until: nullable(isoDate({ strict: true })) }),
});
