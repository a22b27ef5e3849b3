import {
  lenient,
  boolean,
  file,
  isoDate,
  listOf,
  noContent,
  optional,
  shape,
  string,
  text,
} from '#application/shared/rules';
import { exportRefusals, waiverRefusals } from '#domain/blueprints/blueprintRefusals';
import { call } from '../shared/call';

export const listBlueprints = call({
  method: 'GET',
  path: '/api/blueprint/list',
  as: 'player',
  answer: listOf(
    shape({
      id: text(),
      name: lenient(text(), string()),
      createdAt: isoDate(),
      drmProtected: boolean(),
      creatorUsername: optional(string()),
      creatorOrganizationName: optional(string()),
    }),
  ),
});

/** The server generates the file before sending it, which takes up to five minutes. */
export const exportBlueprint = call({
  method: 'GET',
  path: '/api/blueprint/download/{blueprintId}',
  as: 'player',
  transfer: { timeoutFactor: 30 },
  answer: file('application/zip'),
  rejections: { refusals: exportRefusals },
});

export const findWaivers = call({
  method: 'GET',
  path: '/api/blueprint/waiverstate',
  as: 'player',
  answer: shape({
    playerWaiver: boolean(),
    orgWaivers: listOf(shape({ id: text(), name: lenient(text(), string()), waiver: boolean() })),
  }),
});

export const changePlayerWaiver = call({
  method: 'POST',
  path: '/api/blueprint/waiverplayer/{isWaived}',
  as: 'player',
  body: shape({}),
  answer: noContent,
});

export const changeOrganizationWaiver = call({
  method: 'POST',
  path: '/api/blueprint/waiverorganization/{organizationId}/{isWaived}',
  as: 'player',
  body: shape({}),
  answer: noContent,
  rejections: { refusals: waiverRefusals },
});
