import { PlayerData } from '#application/my-data/PlayerData';
import { stepUpRefusals } from '#domain/devices/deviceRefusals';
import { onBothAdapters } from '../support/onBothAdapters';
import { signInAs } from '../support/Site';
import { testFailures } from '../support/testFailures';

onBothAdapters('PlayerData', (open) => {
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

  it('rejects an export without recent authentication', async () => {
    const site = await open();
    await site.expireProofs(await signInAs(site, 'subscriber'));
    expect(await site.application.get(PlayerData).export()).toMatchObject({
      error: { kind: 'server', ...stepUpRefusals['proof-needed'] },
    });
  });

  testFailures(open, '', {
    calls: {
      export: ({ application }) => application.get(PlayerData).export(),
    },
  });
});
