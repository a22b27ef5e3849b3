import { Authenticator } from '#application/session/Authenticator';
import { Session } from '#application/session/Session';
import { TokenVerifier } from '#application/session/TokenVerifier';
import { endingSessionsItem } from '#domain/consent/storedItems';
import type { PersonKey } from '#infrastructure/fake/backend/people';
import { failureModes, onBothAdapters } from '../support/onBothAdapters';
import { flushPromises } from '../../unit/support/flushPromises';
import { signInAs, type Person, type Site } from '../support/Site';

onBothAdapters('Authenticator', (open) => {
  const signIn = ({ application }: Site, { email, password }: Person, otp = '') =>
    application.get(Authenticator).signIn({ email, password, otp });

  it.each<PersonKey>(['new', 'subscriber', 'backer', 'steam', 'expired'])(
    'SE-06 signs in the player %s with verifiable tokens',
    async (key) => {
      const site = await open();
      const person = await site.createPerson(key);
      const signedIn = await signIn(site, person);
      if (!signedIn.ok) throw new Error(JSON.stringify(signedIn.error));
      expect(signedIn.value.refreshToken).not.toBe('');
      expect(await site.application.get(TokenVerifier).verify(signedIn.value.token)).toMatchObject({
        value: { id: person.id, email: person.email },
      });
    },
  );

  it('SE-06 accepts the email in upper case', async () => {
    const site = await open();
    const person = await site.createPerson('new');
    expect((await signIn(site, { ...person, email: person.email.toUpperCase() })).ok).toBe(true);
  });

  it('SE-03 accepts the current six-digit code', async () => {
    const site = await open();
    const person = await site.createPerson('twoFactor');
    expect((await signIn(site, person, person.otp)).ok).toBe(true);
  });

  it.each([900, -3600])('SE-01 renews a token that expires in %d s', async (seconds) => {
    const site = await open();
    const person = await site.createPerson('new');
    const held = await site.tokensExpiringIn(seconds, person);
    const renewed = await site.application.get(Authenticator).refresh(held);
    if (!renewed.ok) throw new Error(JSON.stringify(renewed.error));
    expect(renewed.value.refreshToken).not.toBe(held.refreshToken);
    expect(await site.application.get(TokenVerifier).verify(renewed.value.token)).toMatchObject({
      value: { id: person.id },
    });
    expect((await site.application.get(Authenticator).refresh(renewed.value)).ok).toBe(true);
  });

  it('SE-07 signing out ends only the current session on the server', async () => {
    const site = await open();
    const person = await site.createPerson('new');
    const [held, other] = [
      await site.tokensExpiringIn(900, person),
      await site.tokensExpiringIn(900, person),
    ];
    const authenticator = site.application.get(Authenticator);
    await authenticator.signOut(held.refreshToken);
    expect(await authenticator.refresh(held)).toEqual({ ok: false, error: { kind: 'refresh-refused' } });
    expect(await authenticator.signOut(held.refreshToken)).toMatchObject({ ok: true });
    expect(await authenticator.refresh(other)).toMatchObject({ ok: true });
  });

  it('SE-07 ends a session that was left without a network as soon as the network is back', async () => {
    const site = await open();
    await signInAs(site, 'new');
    const { application } = site;
    const session = application.get(Session);
    await session.start();
    const held = application.tokens.read();
    if (!held) throw new Error('The player is not signed in');
    const authenticator = application.get(Authenticator);
    const signOut = jest.spyOn(Object.getPrototypeOf(authenticator) as Authenticator, 'signOut');
    const hasResponded = async () => {
      await signOut.mock.results.at(-1)?.value;
      await flushPromises();
    };

    await site.simulate('offline');
    session.end();
    expect([session.state.kind, application.tokens.read()]).toEqual(['signed-out', undefined]);
    await hasResponded();
    expect(application.stored.read(endingSessionsItem)).toBe(held.refreshToken);

    await site.simulate('normal');
    application.activity.simulateReturn();
    await hasResponded();
    expect(application.stored.read(endingSessionsItem)).toBeUndefined();
    expect(await authenticator.refresh(held)).toEqual({ ok: false, error: { kind: 'refresh-refused' } });
  });

  it('SE-01 rejects an unknown refresh token', async () => {
    const site = await open();
    const { token } = await site.tokensExpiringIn(900, await site.createPerson('new'));
    expect(await site.application.get(Authenticator).refresh({ token, refreshToken: 'never-given' })).toEqual(
      {
        ok: false,
        error: { kind: 'refresh-refused' },
      },
    );
  });

  it.each(failureModes)('SE-08 reports a server failure: %s', async (network, error) => {
    const site = await open();
    const person = await site.createPerson('new');
    const held = await site.tokensExpiringIn(900, person);
    await site.simulate(network);
    expect(await signIn(site, person)).toEqual({ ok: false, error });
    expect(await site.application.get(Authenticator).refresh(held)).toEqual({ ok: false, error });
    expect(await site.application.get(Authenticator).signOut(held.refreshToken)).toEqual({
      ok: false,
      error,
    });
  });
});
