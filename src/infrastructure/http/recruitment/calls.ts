import type { RefusedRecruitment } from '#application/recruitment/Recruiting';
import {
  boolean,
  integer,
  listOf,
  noContent,
  optional,
  shape,
  text,
  webAddress,
} from '#application/shared/rules';
import type { Refusal } from '../shared/ApiClient';
import { call } from '../shared/call';

const recruit = shape({ displayName: text(), avatar: optional(webAddress()) });

const empty = shape({});

/** The values of `errors` are keys of error messages for the account pages. */
const refusedBy = ({ errors }: Refusal): RefusedRecruitment | undefined =>
  errors && { kind: 'refused', keys: [...new Set(Object.values(errors).flat())] };

export const findRecruitment = call({
  method: 'GET',
  path: '/api/Recruitment/UserContext',
  as: 'player',
  answer: shape({
    recruiter: optional(recruit),
    avatar: optional(webAddress()),
    canBeRecruited: boolean(),
    recruits: listOf(recruit),
  }),
});

export const findUnlockedPacks = call({
  method: 'GET',
  path: '/api/inventory/rewards/{playerId}/UnlockedPacks',
  as: 'player',
  answer: listOf(integer(1)),
});

export const inviteFriend = call({
  method: 'POST',
  path: '/api/Recruitment/invite/{email}',
  as: 'player',
  body: empty,
  answer: noContent,
  rejections: { other: refusedBy },
});

export const linkRecruiter = call({
  method: 'POST',
  path: '/api/Recruitment/LinkRecruiter/{code}',
  as: 'player',
  body: empty,
  answer: noContent,
  rejections: { other: refusedBy },
});
