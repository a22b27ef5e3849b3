import { Recruiting } from '../../../src/application/recruitment/Recruiting';
import {
  findRecruitment,
  findUnlockedPacks,
  inviteFriend,
  linkRecruiter,
} from '../../../src/infrastructure/http/recruitment/calls';
import { agree, type Agreement } from '../support/agree';
import { bearer, refusal, tooManyRequests } from '../support/agreements';
import { answerOf, exactly, ofState } from '../support/answers';
import { examples } from '../support/examples';
import { provided } from '../support/matching';
import { siteOfPlayerAt } from '../support/site';

const recruiting = (url: string) => siteOfPlayerAt(url).get(Recruiting);

const recruitable = 'a player who can be recruited exists';
const withRecruit = 'a player with a recruit exists';
const withRecruiter = 'a player with a recruiter exists';
const late = 'a player who joined long ago exists';

const avatar = '/images/pilots/1.svg';
const other = { displayName: ofState('${otherDisplayName}', examples.otherDisplayName), avatar };
const shownOther = { displayName: examples.otherDisplayName, avatar };

const refusedBy = (status: number, code: number, field: string, key: string): Agreement['answer'] => ({
  status,
  body: { code, errors: { [field]: [key] } },
});

const refused = (key: string) => ({ ok: false, error: { kind: 'refused', keys: [key] } });

const done = { ok: true, value: undefined };

describe('the context of a recruiter', () => {
  const asking = 'whom the player has recruited';
  const request: Agreement['request'] = {
    method: 'GET',
    path: '/api/Recruitment/UserContext',
    headers: bearer,
  };
  const ask = (url: string) => recruiting(url).context();

  it.each([
    [recruitable, { recruiter: null, canBeRecruited: true, recruits: [] }, {}],
    [late, { recruiter: null, canBeRecruited: false, recruits: [] }, {}],
    [withRecruiter, { recruiter: other, canBeRecruited: false, recruits: [] }, { recruiter: shownOther }],
    [withRecruit, { recruiter: null, canBeRecruited: true, recruits: [other] }, { recruits: [shownOther] }],
  ])('RC-01 returns the recruiter and the recruits when %s', async (given, answered, read) => {
    const { canBeRecruited } = answered;
    const answer = answerOf(findRecruitment, {
      ...answered,
      avatar,
      canBeRecruited: exactly(canBeRecruited),
    });
    expect(await agree({ given, asking, request, answer }, ask)).toEqual({
      ok: true,
      value: { avatar, canBeRecruited, recruits: [], ...read },
    });
  });
});

describe('the unlocked packs', () => {
  const asking = 'which packs the recruits have unlocked';
  const request: Agreement['request'] = {
    method: 'GET',
    path: provided(
      '/api/inventory/rewards/${playerId}/UnlockedPacks',
      `/api/inventory/rewards/${examples.playerId}/UnlockedPacks`,
    ),
    headers: bearer,
  };
  const ask = (url: string) => recruiting(url).unlockedPacks(examples.playerId);

  it.each([
    [recruitable, []],
    [withRecruit, [1, 5]],
  ])('RC-01 when %s, the packs are %j', async (given, packs) => {
    const answer = answerOf(findUnlockedPacks, packs.length === 0 ? [] : exactly(packs));
    expect(await agree({ given, asking, request, answer }, ask)).toEqual({ ok: true, value: packs });
  });

  it('RC-01 another player’s packs are refused with code 113', async () => {
    const agreement = {
      given: recruitable,
      asking: 'which packs another player has',
      request: {
        ...request,
        path: provided(
          '/api/inventory/rewards/${otherPlayerId}/UnlockedPacks',
          `/api/inventory/rewards/${examples.otherPlayerId}/UnlockedPacks`,
        ),
      },
      answer: refusal(403, 113),
    };
    const result = await agree(agreement, (url) => recruiting(url).unlockedPacks(examples.otherPlayerId));
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 403, code: 113 } });
  });
});

describe('an invitation', () => {
  const inviting = (email: string): Agreement['request'] => ({
    method: 'POST',
    path: `/api/Recruitment/invite/${encodeURIComponent(email)}`,
    headers: bearer,
    body: {},
  });
  const friend = 'pact-friend@farstead.test';
  const asking = 'to invite a friend';
  const request = inviting(friend);
  const invite =
    (email = friend) =>
    (url: string) =>
      recruiting(url).invite(email);

  it('RC-01 the server sends an invitation', async () => {
    const answer = answerOf(inviteFriend);
    expect(await agree({ given: recruitable, asking, request, answer }, invite())).toEqual(done);
  });

  it('RC-01 an invalid email address is refused with code 210', async () => {
    const agreement = {
      given: recruitable,
      asking: 'to invite nobody',
      request: inviting('nobody'),
      answer: refusedBy(400, 210, 'email', 'error_email_invalid'),
    };
    expect(await agree(agreement, invite('nobody'))).toEqual(refused('error_email_invalid'));
  });

  it('RC-01 an invitation to oneself is refused with code 126', async () => {
    const agreement = {
      given: recruitable,
      asking: 'to invite oneself',
      request: inviting(examples.email),
      answer: refusedBy(409, 126, 'email', 'error_email_own'),
    };
    expect(await agree(agreement, invite(examples.email))).toEqual(refused('error_email_own'));
  });

  it('RC-01 too many invitations are refused with the seconds to wait', async () => {
    const given = 'too many friends were invited';
    expect(await agree({ given, asking, request, answer: tooManyRequests }, invite())).toEqual({
      ok: false,
      error: { kind: 'too-many-requests', retryAfterSeconds: 120 },
    });
  });
});

describe('linking a recruiter', () => {
  const linking = (id: 'playerId' | 'otherPlayerId'): Agreement['request'] => ({
    method: 'POST',
    path: provided(
      `/api/Recruitment/LinkRecruiter/\${${id}}`,
      `/api/Recruitment/LinkRecruiter/${examples[id]}`,
    ),
    headers: bearer,
    body: {},
  });
  const asking = 'to link a recruiter';
  const link =
    (code: string = examples.otherPlayerId) =>
    (url: string) =>
      recruiting(url).linkRecruiter(code);

  it('RC-01 links a recruiter to the player', async () => {
    const answer = answerOf(linkRecruiter);
    const agreement = { given: recruitable, asking, request: linking('otherPlayerId'), answer };
    expect(await agree(agreement, link())).toEqual(done);
  });

  it.each([
    [withRecruiter, 409, 125, 'error_recruiter_linked'],
    [withRecruit, 409, 127, 'error_recruiter_circle'],
    [late, 403, 128, 'error_recruiter_late'],
  ])('RC-01 when %s, linking is refused with %i and code %i', async (given, status, code, key) => {
    const answer = refusedBy(status, code, 'code', key);
    const agreement = { given, asking, request: linking('otherPlayerId'), answer };
    expect(await agree(agreement, link())).toEqual(refused(key));
  });

  it('RC-01 linking oneself is refused with code 126', async () => {
    const agreement = {
      given: recruitable,
      asking: 'to be recruited by oneself',
      request: linking('playerId'),
      answer: refusedBy(409, 126, 'code', 'error_recruiter_self'),
    };
    expect(await agree(agreement, link(examples.playerId))).toEqual(refused('error_recruiter_self'));
  });

  it('RC-01 an unknown code is refused with code 123', async () => {
    const agreement = {
      given: recruitable,
      asking: 'to link a recruiter whom nobody knows',
      request: { ...linking('playerId'), path: '/api/Recruitment/LinkRecruiter/no-code' },
      answer: refusedBy(404, 123, 'code', 'error_recruiter_unknown'),
    };
    expect(await agree(agreement, link('no-code'))).toEqual(refused('error_recruiter_unknown'));
  });
});
