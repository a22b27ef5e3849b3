import { MatchersV3 } from '@pact-foundation/pact';
import { Invitations } from '../../../src/application/entitlements/Invitations';
import { agree, type Agreement } from '../support/agree';
import { bearer, refusal, signedOut } from '../support/agreements';
import { siteOfPlayerAt } from '../support/site';

const calls = [
  {
    name: 'back to the game',
    path: '/api/users/me/check-back-to-game',
    ask: (invitations: Invitations) => invitations.isInvitedBack(),
    invited: 'a player whose game time ended exists',
    other: 'a player with game time exists',
  },
  {
    name: 'to try the game',
    path: '/api/users/me/check-try-game',
    ask: (invitations: Invitations) => invitations.isInvitedToTry(),
    invited: 'a player without game time exists',
    other: 'a player whose game time ended exists',
  },
] as const;

describe.each(calls)('whether a player is invited $name', ({ name, path, ask, invited, other }) => {
  const asking = `whether to invite the player ${name}`;
  const request: Agreement['request'] = { method: 'GET', path, headers: bearer };
  const check = (url: string) => ask(siteOfPlayerAt(url).get(Invitations));

  it.each([
    [invited, true],
    [other, false],
  ])('AP-01 when %s: %s', async (given, isEligible) => {
    // By type, a provider could answer the other one.
    const body = { isEligible: MatchersV3.equal(isEligible) };
    const result = await agree({ given, asking, request, answer: { status: 200, body } }, check);
    expect(result).toBe(isEligible);
  });

  it('AP-02 is refused with code 112 when the bearer has expired, and counts as no', async () => {
    expect(await agree(signedOut(asking, request), check)).toBe(false);
  });

  it('ER-02 counts as no when it can not be had', async () => {
    const result = await agree(
      { given: 'the server is down', asking, request: { method: 'GET', path }, answer: refusal(503, 50) },
      check,
    );
    expect(result).toBe(false);
  });
});
