import { PlayerData } from '#application/my-data/PlayerData';
import { failureModes } from '../support/onBothAdapters';
import { signInAs, type OpenSite } from '../support/Site';

export const playerDataSuite = (open: OpenSite): void => {
  it('exports the player’s stored data without secrets', async () => {
    const site = await open();
    const person = await signInAs(site, 'subscriber');
    const exported = await site.application.get(PlayerData).export();
    expect(exported).toMatchObject({
      ok: true,
      value: {
        data: { players: [{ id: person.id, email: person.email }] },
        heldNotShown: expect.arrayContaining([expect.objectContaining({ table: 'players' })]) as unknown,
      },
    });
    expect(JSON.stringify(exported)).not.toContain(person.password);
  });

  it('requires fresh proof of identity', async () => {
    const site = await open();
    await site.expireProofs(await signInAs(site, 'subscriber'));
    expect(await site.application.get(PlayerData).export()).toMatchObject({
      error: { kind: 'server', code: 150 },
    });
  });

  it('rejects a call without a session', async () => {
    const site = await open();
    expect(await site.application.get(PlayerData).export()).toEqual({
      ok: false,
      error: { kind: 'signed-out' },
    });
  });

  it.each(failureModes)('reports the failure when the server is %s', async (network, error) => {
    const site = await open();
    await signInAs(site, 'subscriber');
    await site.simulate(network);
    expect(await site.application.get(PlayerData).export()).toEqual({ ok: false, error });
  });
};
