import { GameTime } from '#application/products/GameTime';
import { findGameTime } from '#infrastructure/http/products/calls';
import { addInteraction, type Interaction } from '../support/addInteraction';
import { bearer } from '../support/interactions';
import { responseOf } from '../support/matchers';
import { signedInSiteAt } from '../support/site';

describe('game time', () => {
  const description = 'the end of the game time';
  const request: Interaction['request'] = { method: 'GET', path: '/api/users/me/game-time', headers: bearer };
  const end = (url: string) => signedInSiteAt(url).get(GameTime).findEnd();

  it('AP-02 returns the end date of the bearer’s game time', async () => {
    const result = await addInteraction(
      {
        given: 'a player with game time exists',
        description,
        request,
        response: responseOf(findGameTime, { endDate: '2027-02-20T12:00:00.000Z' }),
      },
      end,
    );
    expect(result).toEqual({ ok: true, value: new Date('2027-02-20T12:00:00.000Z') });
  });

  it('PD-01 returns the past end date of expired game time', async () => {
    const result = await addInteraction(
      {
        given: 'a player whose game time ended exists',
        description,
        request,
        response: responseOf(findGameTime, { endDate: '2026-10-20T12:00:00.000Z' }),
      },
      end,
    );
    expect(result).toEqual({ ok: true, value: new Date('2026-10-20T12:00:00.000Z') });
  });

  it('PD-01 returns no end date for a player who never had game time', async () => {
    const result = await addInteraction(
      {
        given: 'a player without game time exists',
        description,
        request,
        response: responseOf(findGameTime, { endDate: null }),
      },
      end,
    );
    expect(result).toEqual({ ok: true, value: undefined });
  });
});
