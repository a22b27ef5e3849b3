import { Recruiting } from '#application/recruitment/Recruiting';
import { fail } from '#domain/shared/Result';
import {
  findRecruitment,
  findUnlockedPacks,
  inviteFriend,
  linkRecruiter,
} from '#infrastructure/http/recruitment/calls';
import { describeInteractions, rateLimit, rejects, succeeds } from '../support/describeInteractions';
import { examples } from '../support/examples';
import { exactly, stateValue } from '../support/matchers';
import { supplied } from '../support/providerStateValues';

const requirement = 'RC-01';
const recruitable = 'a player who can be recruited exists';
const withRecruit = 'a player with a recruit exists';
const withRecruiter = 'a player with a recruiter exists';
const late = 'a player who joined long ago exists';

/** Rejects a field with a key of a text. */
const rejectsField = (status: number, code: number, field: string, key: string) => ({
  response: () => ({ status, body: { code, errors: { [field]: [key] } } }),
  outcome: fail({ kind: 'refused', keys: [key] }),
  title: `code ${code}`,
});

const avatar = '/images/pilots/1.svg';
const other = { displayName: examples.otherDisplayName, avatar };
const answeredOther = { displayName: stateValue('${otherDisplayName}', examples.otherDisplayName), avatar };
const noRecruits = { avatar, recruits: [] };
const answered = { avatar, recruiter: null, recruits: [], canBeRecruited: exactly(false) };

describeInteractions(
  findRecruitment,
  {
    requirement,
    description: 'whom the player has recruited',
    send: (site) => site.get(Recruiting).find(),
  },
  [
    [
      recruitable,
      succeeds({ ...noRecruits, canBeRecruited: true }, { ...answered, canBeRecruited: exactly(true) }),
    ],
    [late, succeeds({ ...noRecruits, canBeRecruited: false }, answered)],
    [
      withRecruiter,
      succeeds(
        { ...noRecruits, recruiter: other, canBeRecruited: false },
        { ...answered, recruiter: answeredOther },
      ),
    ],
    [
      withRecruit,
      succeeds(
        { avatar, recruits: [other], canBeRecruited: true },
        { ...answered, recruits: [answeredOther], canBeRecruited: exactly(true) },
      ),
    ],
  ],
);

describeInteractions(
  findUnlockedPacks,
  {
    requirement,
    description: 'which packs the recruits have unlocked',
    values: { playerId: supplied('playerId') },
    request: (path) => ({ path }),
    send: (site, { playerId }) => site.get(Recruiting).findUnlockedPacks(playerId),
  },
  [
    [recruitable, succeeds([], [])],
    [withRecruit, succeeds([1, 5], exactly([1, 5]))],
    [
      recruitable,
      rejects(403, 113),
      { description: 'which packs another player has', values: { playerId: supplied('otherPlayerId') } },
    ],
  ],
);

describeInteractions(
  inviteFriend,
  {
    requirement,
    description: 'to invite a friend',
    values: { email: 'pact-friend@farstead.test' },
    request: (path) => ({ path, body: {} }),
    send: (site, { email }) => site.get(Recruiting).invite(email),
  },
  [
    [recruitable, succeeds()],
    [
      recruitable,
      rejectsField(400, 210, 'email', 'error_email_invalid'),
      { description: 'to invite nobody', values: { email: 'nobody' } },
    ],
    [
      recruitable,
      rejectsField(409, 126, 'email', 'error_email_own'),
      { description: 'to invite oneself', values: { email: examples.email } },
    ],
    ['too many friends were invited', rateLimit],
  ],
);

describeInteractions(
  linkRecruiter,
  {
    requirement,
    description: 'to link a recruiter',
    values: { code: supplied('otherPlayerId') },
    request: (path) => ({ path, body: {} }),
    send: (site, { code }) => site.get(Recruiting).linkRecruiter(code),
  },
  [
    [recruitable, succeeds()],
    [withRecruiter, rejectsField(409, 125, 'code', 'error_recruiter_linked')],
    [withRecruit, rejectsField(409, 127, 'code', 'error_recruiter_circle')],
    [late, rejectsField(403, 128, 'code', 'error_recruiter_late')],
    [
      recruitable,
      rejectsField(409, 126, 'code', 'error_recruiter_self'),
      { description: 'to be recruited by oneself', values: { code: supplied('playerId') } },
    ],
    [
      recruitable,
      rejectsField(404, 123, 'code', 'error_recruiter_unknown'),
      { description: 'to link a recruiter whom nobody knows', values: { code: 'no-code' } },
    ],
  ],
);
