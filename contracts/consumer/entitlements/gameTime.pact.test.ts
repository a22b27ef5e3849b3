import { GameTime } from '../../../src/application/entitlements/GameTime';
import { findGameTime } from '../../../src/infrastructure/http/entitlements/calls';
import { agree, type Agreement } from '../support/agree';
import { bearer } from '../support/agreements';
import { answerOf } from '../support/answers';
import { siteOfPlayerAt } from '../support/site';

describe('game time', () => {
  const asking = 'the end of the game time';
  const request: Agreement['request'] = { method: 'GET', path: '/api/users/me/game-time', headers: bearer };
  const end = (url: string) => siteOfPlayerAt(url).get(GameTime).end();

  it('AP-02 is answered to the bearer, with its end', async () => {
    const result = await agree(
      {
        given: 'a player with game time exists',
        asking,
        request,
        answer: answerOf(findGameTime, { endDate: '2027-02-20T12:00:00.000Z' }),
      },
      end,
    );
    expect(result).toEqual({ ok: true, value: new Date('2027-02-20T12:00:00.000Z') });
  });

  it('PD-01 keeps its end after it has ended', async () => {
    const result = await agree(
      {
        given: 'a player whose game time ended exists',
        asking,
        request,
        answer: answerOf(findGameTime, { endDate: '2026-10-20T12:00:00.000Z' }),
      },
      end,
    );
    expect(result).toEqual({ ok: true, value: new Date('2026-10-20T12:00:00.000Z') });
  });

  it('PD-01 has no end when there never was any', async () => {
    const result = await agree(
      {
        given: 'a player without game time exists',
        asking,
        request,
        answer: answerOf(findGameTime, { endDate: null }),
      },
      end,
    );
    expect(result).toEqual({ ok: true, value: undefined });
  });
});
