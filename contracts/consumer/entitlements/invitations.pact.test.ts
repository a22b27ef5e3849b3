import { Invitations } from '../../../src/application/entitlements/Invitations';
import { checkBackToGame, checkTryGame } from '../../../src/infrastructure/http/entitlements/calls';
import { agree, type Agreement } from '../support/agree';
import { bearer, refusal } from '../support/agreements';
import { answerOf, exactly } from '../support/answers';
import { siteOfPlayerAt } from '../support/site';

const calls = [
  {
    name: 'back to the game',
    call: checkBackToGame,
    ask: (invitations: Invitations) => invitations.isInvitedBack(),
    invited: 'a player whose game time ended exists',
    other: 'a player with game time exists',
  },
  {
    name: 'to try the game',
    call: checkTryGame,
    ask: (invitations: Invitations) => invitations.isInvitedToTry(),
    invited: 'a player without game time exists',
    other: 'a player whose game time ended exists',
  },
] as const;

describe.each(calls)('whether a player is invited $name', ({ name, call, ask, invited, other }) => {
  const { path } = call;
  const asking = `whether to invite the player ${name}`;
  const request: Agreement['request'] = { method: 'GET', path, headers: bearer };
  const check = (url: string) => ask(siteOfPlayerAt(url).get(Invitations));

  it.each([
    [invited, true],
    [other, false],
  ])('AP-01 when %s: %s', async (given, isEligible) => {
    const answer = answerOf(call, { isEligible: exactly(isEligible) });
    const result = await agree({ given, asking, request, answer }, check);
    expect(result).toBe(isEligible);
  });

  it('ER-02 counts as no when the call fails', async () => {
    const result = await agree(
      { given: 'the server is down', asking, request: { method: 'GET', path }, answer: refusal(503, 50) },
      check,
    );
    expect(result).toBe(false);
  });
});
