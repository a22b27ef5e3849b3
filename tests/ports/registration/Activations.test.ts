import { Activations } from '#application/registration/Activations';
import { Authenticator } from '#application/session/Authenticator';
import { TokenVerifier } from '#application/session/TokenVerifier';
import { failureModes, onBothAdapters } from '../support/onBothAdapters';

const deadKey = { ok: false, error: { kind: 'dead-key' } };

onBothAdapters('Activations', (open) => {
  const waiting = async () => {
    const site = await open();
    const person = await site.createPerson('unconfirmed');
    const key = await site.emailKey('activation', person);
    return { site, person, key, activations: site.application.get(Activations) };
  };

  it('AV-01 a key signs its player in and enables sign-in by password', async () => {
    const { site, person, key, activations } = await waiting();
    const signIn = () => site.application.get(Authenticator).signIn({ ...person, otp: '' });
    expect(await signIn()).toEqual({ ok: false, error: { kind: 'unconfirmed' } });
    const activated = await activations.activate(key);
    const verified =
      activated.ok && (await site.application.get(TokenVerifier).verify(activated.value.token));
    expect(verified).toMatchObject({ ok: true, value: { id: person.id } });
    expect((await signIn()).ok).toBe(true);
  });

  it('AV-01 accepts a key only once', async () => {
    const { key, activations } = await waiting();
    await activations.activate(key);
    expect(await activations.activate(key)).toEqual(deadKey);
  });

  it('AV-01 a newer key replaces the previous key', async () => {
    const { site, person, key, activations } = await waiting();
    const newer = await site.emailKey('activation', person);
    expect(await activations.activate(key)).toEqual(deadKey);
    expect((await activations.activate(newer)).ok).toBe(true);
  });

  it.each(['no-such-key', 'ü/?#%', '../../auth/certificate'])('AV-01 rejects the key %s', async (key) => {
    const site = await open();
    expect(await site.application.get(Activations).activate(key)).toEqual(deadKey);
  });

  it('AV-01 rejects a key from another kind of email', async () => {
    const site = await open();
    const key = await site.emailKey('reset', await site.createPerson('new'));
    expect(await site.application.get(Activations).activate(key)).toEqual(deadKey);
  });

  it.each(failureModes)(
    'AV-01 reports the failure and keeps the key valid when the server is %s',
    async (network, error) => {
      const { site, activations, key } = await waiting();
      await site.simulate(network);
      expect(await activations.activate(key)).toEqual({ ok: false, error });
    },
  );
});
