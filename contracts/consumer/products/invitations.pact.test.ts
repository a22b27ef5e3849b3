import { Invitations } from '#application/products/Invitations';
import { checkBackToGame } from '#infrastructure/http/products/calls';
import { addInteraction, type Interaction } from '../support/addInteraction';
import { bearer, errorResponse } from '../support/interactions';
import { responseOf, exactly } from '../support/matchers';
import { signedInSiteAt } from '../support/site';

describe('inviting a former player back', () => {
  const { path } = checkBackToGame;
  const description = 'whether to invite the player back to the game';
  const request: Interaction['request'] = { method: 'GET', path, headers: bearer };
  const check = (url: string) => signedInSiteAt(url).get(Invitations).isInvitedBack();

  it.each([
    ['a player whose game time ended exists', true],
    ['a player with game time exists', false],
  ])('AP-01 when %s, the player is invited: %s', async (given, isEligible) => {
    const response = responseOf(checkBackToGame, { isEligible: exactly(isEligible) });
    const result = await addInteraction({ given, description, request, response }, check);
    expect(result).toBe(isEligible);
  });

  it('ER-02 treats the player as not invited when the call fails', async () => {
    const result = await addInteraction(
      {
        given: 'the server is down',
        description,
        request: { method: 'GET', path },
        response: errorResponse(503, 50),
      },
      check,
    );
    expect(result).toBe(false);
  });
});
