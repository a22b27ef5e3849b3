import { TokenVerifier } from '#application/session/TokenVerifier';
import type { PersonKey } from '#infrastructure/fake/backend/people';
import { onBothAdapters } from '../support/onBothAdapters';

const invalid = { ok: false, error: { kind: 'invalid-token' } };

onBothAdapters('TokenVerifier', (open) => {
  it.each<[PersonKey, string[]]>([
    ['new', []],
    ['subscriber', ['Subscriber']],
    ['backer', ['AlphaAccess', 'LifetimeSubscriber']],
    ['expired', []],
  ])('SE-02 reads player %s and the roles %j from the token', async (key, roles) => {
    const site = await open();
    const person = await site.createPerson(key);
    const { token } = await site.tokensExpiringIn(900, person);
    const verified = await site.application.get(TokenVerifier).verify(token);
    if (!verified.ok) throw new Error(verified.error.kind);
    const { id, displayName, email } = person;
    expect(verified.value).toMatchObject({ id, displayName, email });
    expect([...verified.value.roles].sort()).toEqual(roles);
    expect(Math.abs(verified.value.expiresAt.getTime() - site.now().getTime() - 900_000)).toBeLessThan(
      60_000,
    );
  });

  it.each([
    [-30, true],
    [-90, false],
    [-3600, false],
  ])('SE-02 verifies a token that expires in %d s, with a tolerance of 60 s: %s', async (seconds, good) => {
    const site = await open();
    const { token } = await site.tokensExpiringIn(seconds, await site.createPerson('new'));
    const verified = await site.application.get(TokenVerifier).verify(token);
    expect(verified.ok).toBe(good);
    if (!good) expect(verified).toEqual(invalid);
  });

  it.each(['', 'x', 'a.b.c', 'fake~', 'e30.e30.'])('SE-02 rejects the invalid token %j', async (token) => {
    const site = await open();
    expect(await site.application.get(TokenVerifier).verify(token)).toEqual(invalid);
  });
});
