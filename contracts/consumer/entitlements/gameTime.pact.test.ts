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

  it('AP-02 the bearer gets the end of their game time', async () => {
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

  it('PD-01 expired game time keeps its end date', async () => {
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

  it('PD-01 a player who never had game time gets no end date', async () => {
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
