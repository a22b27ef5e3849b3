import { Recruiting } from '#application/recruitment/Recruiting';
import {
  findRecruitment,
  findUnlockedPacks,
  inviteFriend,
  linkRecruiter,
} from '#infrastructure/http/recruitment/calls';
import { addInteraction, type Interaction } from '../support/addInteraction';
import { bearer, errorResponse, tooManyRequests } from '../support/interactions';
import { responseOf, exactly, stateValue } from '../support/matchers';
import { examples } from '../support/examples';
import { fromProviderState } from '../support/providerStateValues';
import { signedInSiteAt } from '../support/site';

const recruiting = (url: string) => signedInSiteAt(url).get(Recruiting);

const recruitable = 'a player who can be recruited exists';
const withRecruit = 'a player with a recruit exists';
const withRecruiter = 'a player with a recruiter exists';
const late = 'a player who joined long ago exists';

const avatar = '/images/pilots/1.svg';
const other = { displayName: stateValue('${otherDisplayName}', examples.otherDisplayName), avatar };
const shownOther = { displayName: examples.otherDisplayName, avatar };

const refusalResponse = (
  status: number,
  code: number,
  field: string,
  key: string,
): Interaction['response'] => ({
  status,
  body: { code, errors: { [field]: [key] } },
});

const refused = (key: string) => ({ ok: false, error: { kind: 'refused', keys: [key] } });

const done = { ok: true, value: undefined };

describe('a player’s recruiter and recruits', () => {
  const description = 'whom the player has recruited';
  const request: Interaction['request'] = {
    method: 'GET',
    path: '/api/Recruitment/UserContext',
    headers: bearer,
  };
  const ask = (url: string) => recruiting(url).find();

  it.each([
    [recruitable, { recruiter: null, canBeRecruited: true, recruits: [] }, {}],
    [late, { recruiter: null, canBeRecruited: false, recruits: [] }, {}],
    [withRecruiter, { recruiter: other, canBeRecruited: false, recruits: [] }, { recruiter: shownOther }],
    [withRecruit, { recruiter: null, canBeRecruited: true, recruits: [other] }, { recruits: [shownOther] }],
  ])('RC-01 are returned when %s', async (given, answered, read) => {
    const { canBeRecruited } = answered;
    const response = responseOf(findRecruitment, {
      ...answered,
      avatar,
      canBeRecruited: exactly(canBeRecruited),
    });
    expect(await addInteraction({ given, description, request, response }, ask)).toEqual({
      ok: true,
      value: { avatar, canBeRecruited, recruits: [], ...read },
    });
  });
});

describe('the unlocked packs', () => {
  const description = 'which packs the recruits have unlocked';
  const request: Interaction['request'] = {
    method: 'GET',
    path: fromProviderState(
      '/api/inventory/rewards/${playerId}/UnlockedPacks',
      `/api/inventory/rewards/${examples.playerId}/UnlockedPacks`,
    ),
    headers: bearer,
  };
  const ask = (url: string) => recruiting(url).findUnlockedPacks(examples.playerId);

  it.each([
    [recruitable, []],
    [withRecruit, [1, 5]],
  ])('RC-01 when %s, returns the packs %j', async (given, packs) => {
    const response = responseOf(findUnlockedPacks, packs.length === 0 ? [] : exactly(packs));
    expect(await addInteraction({ given, description, request, response }, ask)).toEqual({
      ok: true,
      value: packs,
    });
  });

  it('RC-01 rejects a request for another player’s packs with code 113', async () => {
    const agreement = {
      given: recruitable,
      description: 'which packs another player has',
      request: {
        ...request,
        path: fromProviderState(
          '/api/inventory/rewards/${otherPlayerId}/UnlockedPacks',
          `/api/inventory/rewards/${examples.otherPlayerId}/UnlockedPacks`,
        ),
      },
      response: errorResponse(403, 113),
    };
    const result = await addInteraction(agreement, (url) =>
      recruiting(url).findUnlockedPacks(examples.otherPlayerId),
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 403, code: 113 } });
  });
});

describe('inviting a friend', () => {
  const inviting = (email: string): Interaction['request'] => ({
    method: 'POST',
    path: `/api/Recruitment/invite/${encodeURIComponent(email)}`,
    headers: bearer,
    body: {},
  });
  const friend = 'pact-friend@farstead.test';
  const description = 'to invite a friend';
  const request = inviting(friend);
  const invite =
    (email = friend) =>
    (url: string) =>
      recruiting(url).invite(email);

  it('RC-01 sends an invitation by email', async () => {
    const response = responseOf(inviteFriend);
    expect(await addInteraction({ given: recruitable, description, request, response }, invite())).toEqual(
      done,
    );
  });

  it('RC-01 rejects an invalid email address with code 210', async () => {
    const agreement = {
      given: recruitable,
      description: 'to invite nobody',
      request: inviting('nobody'),
      response: refusalResponse(400, 210, 'email', 'error_email_invalid'),
    };
    expect(await addInteraction(agreement, invite('nobody'))).toEqual(refused('error_email_invalid'));
  });

  it('RC-01 rejects an invitation to oneself with code 126', async () => {
    const agreement = {
      given: recruitable,
      description: 'to invite oneself',
      request: inviting(examples.email),
      response: refusalResponse(409, 126, 'email', 'error_email_own'),
    };
    expect(await addInteraction(agreement, invite(examples.email))).toEqual(refused('error_email_own'));
  });

  it('RC-01 rate-limits invitations and returns the seconds to wait', async () => {
    const given = 'too many friends were invited';
    expect(
      await addInteraction({ given, description, request, response: tooManyRequests }, invite()),
    ).toEqual({
      ok: false,
      error: { kind: 'too-many-requests', retryAfterSeconds: 120 },
    });
  });
});

describe('linking a recruiter', () => {
  const linking = (id: 'playerId' | 'otherPlayerId'): Interaction['request'] => ({
    method: 'POST',
    path: fromProviderState(
      `/api/Recruitment/LinkRecruiter/\${${id}}`,
      `/api/Recruitment/LinkRecruiter/${examples[id]}`,
    ),
    headers: bearer,
    body: {},
  });
  const description = 'to link a recruiter';
  const link =
    (code: string = examples.otherPlayerId) =>
    (url: string) =>
      recruiting(url).linkRecruiter(code);

  it('RC-01 links a recruiter to the player', async () => {
    const response = responseOf(linkRecruiter);
    const agreement = { given: recruitable, description, request: linking('otherPlayerId'), response };
    expect(await addInteraction(agreement, link())).toEqual(done);
  });

  it.each([
    [withRecruiter, 409, 125, 'error_recruiter_linked'],
    [withRecruit, 409, 127, 'error_recruiter_circle'],
    [late, 403, 128, 'error_recruiter_late'],
  ])('RC-01 when %s, rejects the link with %i and code %i', async (given, status, code, key) => {
    const response = refusalResponse(status, code, 'code', key);
    const agreement = { given, description, request: linking('otherPlayerId'), response };
    expect(await addInteraction(agreement, link())).toEqual(refused(key));
  });

  it('RC-01 rejects linking oneself with code 126', async () => {
    const agreement = {
      given: recruitable,
      description: 'to be recruited by oneself',
      request: linking('playerId'),
      response: refusalResponse(409, 126, 'code', 'error_recruiter_self'),
    };
    expect(await addInteraction(agreement, link(examples.playerId))).toEqual(refused('error_recruiter_self'));
  });

  it('RC-01 rejects an unknown recruiter code with code 123', async () => {
    const agreement = {
      given: recruitable,
      description: 'to link a recruiter whom nobody knows',
      request: { ...linking('playerId'), path: '/api/Recruitment/LinkRecruiter/no-code' },
      response: refusalResponse(404, 123, 'code', 'error_recruiter_unknown'),
    };
    expect(await addInteraction(agreement, link('no-code'))).toEqual(refused('error_recruiter_unknown'));
  });
});
