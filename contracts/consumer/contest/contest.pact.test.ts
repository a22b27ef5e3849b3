import { Contest } from '../../../src/application/contest/Contest';
import { checkTryGame, enterContest } from '../../../src/infrastructure/http/contest/calls';
import { agree, type Agreement } from '../support/agree';
import { bearer, refusal } from '../support/agreements';
import { answerOf, exactly } from '../support/answers';
import { siteOfPlayerAt } from '../support/site';

const newcomer = 'a player without game time exists';
const hasPlayed = 'a player whose game time ended exists';
const entered = 'a player with a contest entry exists';

describe('the contest', () => {
  const asking = 'whether the player may enter the contest';
  const request: Agreement['request'] = { method: 'GET', path: checkTryGame.path, headers: bearer };
  const check = (url: string) => siteOfPlayerAt(url).get(Contest).isEligible();

  it.each([
    [newcomer, true],
    [entered, true],
    [hasPlayed, false],
  ])('CO-01 AP-01 when %s, the player may enter: %s', async (given, isEligible) => {
    const answer = answerOf(checkTryGame, { isEligible: exactly(isEligible) });
    const result = await agree({ given, asking, request, answer }, check);
    expect(result).toEqual({ ok: true, value: isEligible });
  });

  it('CO-01 reports a server that is down', async () => {
    const result = await agree(
      {
        given: 'the server is down',
        asking,
        request: { method: 'GET', path: checkTryGame.path },
        answer: refusal(503, 50),
      },
      check,
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 503, code: 50 } });
  });
});

describe('an entry', () => {
  const asking = 'to enter the contest';
  const request: Agreement['request'] = {
    method: 'POST',
    path: enterContest.path,
    headers: bearer,
    body: {},
  };
  const enter = (url: string) => siteOfPlayerAt(url).get(Contest).enter();

  it.each([newcomer, entered])('CO-01 the entry succeeds when %s', async (given) => {
    const result = await agree({ given, asking, request, answer: answerOf(enterContest) }, enter);
    expect(result).toEqual({ ok: true, value: undefined });
  });

  it('CO-01 the entry of a player who has played is refused with code 360', async () => {
    const answer = refusal(403, 360);
    const result = await agree({ given: hasPlayed, asking, request, answer }, enter);
    expect(result).toEqual({ ok: false, error: { kind: 'not-eligible' } });
  });
});
