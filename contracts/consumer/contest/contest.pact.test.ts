import { Contest } from '#application/contest/Contest';
import { checkTryGame, enterContest } from '#infrastructure/http/contest/calls';
import { addInteraction, type Interaction } from '../support/addInteraction';
import { bearer, errorResponse } from '../support/interactions';
import { responseOf, exactly } from '../support/matchers';
import { signedInSiteAt } from '../support/site';

const newcomer = 'a player without game time exists';
const hasPlayed = 'a player whose game time ended exists';
const entered = 'a player with a contest entry exists';

describe('contest eligibility', () => {
  const description = 'whether the player may enter the contest';
  const request: Interaction['request'] = { method: 'GET', path: checkTryGame.path, headers: bearer };
  const check = (url: string) => signedInSiteAt(url).get(Contest).isEligible();

  it.each([
    [newcomer, true],
    [entered, true],
    [hasPlayed, false],
  ])('CO-01 AP-01 when %s, the player is eligible: %s', async (given, isEligible) => {
    const response = responseOf(checkTryGame, { isEligible: exactly(isEligible) });
    const result = await addInteraction({ given, description, request, response }, check);
    expect(result).toEqual({ ok: true, value: isEligible });
  });

  it('CO-01 reports that the server is down', async () => {
    const result = await addInteraction(
      {
        given: 'the server is down',
        description,
        request: { method: 'GET', path: checkTryGame.path },
        response: errorResponse(503, 50),
      },
      check,
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 503, code: 50 } });
  });
});

describe('entering the contest', () => {
  const description = 'to enter the contest';
  const request: Interaction['request'] = {
    method: 'POST',
    path: enterContest.path,
    headers: bearer,
    body: {},
  };
  const enter = (url: string) => signedInSiteAt(url).get(Contest).enter();

  it.each([newcomer, entered])('CO-01 accepts the entry when %s', async (given) => {
    const result = await addInteraction(
      { given, description, request, response: responseOf(enterContest) },
      enter,
    );
    expect(result).toEqual({ ok: true, value: undefined });
  });

  it('CO-01 rejects a player who has already played with code 360', async () => {
    const response = errorResponse(403, 360);
    const result = await addInteraction({ given: hasPlayed, description, request, response }, enter);
    expect(result).toEqual({ ok: false, error: { kind: 'not-eligible' } });
  });
});
