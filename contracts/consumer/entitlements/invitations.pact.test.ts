import { Invitations } from '../../../src/application/entitlements/Invitations';
import { checkBackToGame } from '../../../src/infrastructure/http/entitlements/calls';
import { agree, type Agreement } from '../support/agree';
import { bearer, refusal } from '../support/agreements';
import { answerOf, exactly } from '../support/answers';
import { siteOfPlayerAt } from '../support/site';

describe('whether a player is invited back to the game', () => {
  const { path } = checkBackToGame;
  const asking = 'whether to invite the player back to the game';
  const request: Agreement['request'] = { method: 'GET', path, headers: bearer };
  const check = (url: string) => siteOfPlayerAt(url).get(Invitations).isInvitedBack();

  it.each([
    ['a player whose game time ended exists', true],
    ['a player with game time exists', false],
  ])('AP-01 when %s, the player is invited: %s', async (given, isEligible) => {
    const answer = answerOf(checkBackToGame, { isEligible: exactly(isEligible) });
    const result = await agree({ given, asking, request, answer }, check);
    expect(result).toBe(isEligible);
  });

  it('ER-02 the player counts as not invited when the call fails', async () => {
    const result = await agree(
      { given: 'the server is down', asking, request: { method: 'GET', path }, answer: refusal(503, 50) },
      check,
    );
    expect(result).toBe(false);
  });
});
