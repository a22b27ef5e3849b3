import {
  lenient,
  boolean,
  isoDate,
  listOf,
  noContent,
  optional,
  shape,
  string,
  text,
} from '#application/shared/rules';
import { exportRefusals, waiverRefusals } from '#domain/blueprints/blueprintRefusals';
import { silenceFactors } from '#domain/shared/callTimeouts';
import { call } from '../shared/call';
import { download } from '../shared/download';

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

/** Generating the file takes up to five minutes. */
export const exportBlueprint = call({
  method: 'GET',
  path: '/api/blueprint/download/{blueprintId}',
  as: 'player',
  transfer: { silenceFactor: silenceFactors.generation },
  ...download('application/zip'),
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
