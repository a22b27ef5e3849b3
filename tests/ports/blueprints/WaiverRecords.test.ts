import { WaiverRecords } from '#application/blueprints/WaiverRecords';
import { playerHolder, type Waivers } from '#domain/blueprints/Waivers';
import { onBothAdapters } from '../support/onBothAdapters';
import { signInAs, type Site } from '../support/Site';
import { testFailures } from '../support/testFailures';

const findWaivers = async (site: Site): Promise<Waivers> => {
  const waivers = await site.application.get(WaiverRecords).find();
  if (!waivers.ok) throw new Error(waivers.error.kind);
  return waivers.value;
};

const done = { ok: true, value: undefined };

onBothAdapters('WaiverRecords', (open) => {
  it('BP-02 lists the waivers of the player and their organizations', async () => {
    const site = await open();
    await signInAs(site, 'subscriber');
    expect(await findWaivers(site)).toEqual({
      player: false,
      organizations: [
        { id: expect.any(String), name: 'Harbor Union', isWaived: false },
        { id: expect.any(String), name: 'Meridian Shipwrights', isWaived: true },
      ],
    });
    await signInAs(site, 'new');
    expect(await findWaivers(site)).toEqual({ player: false, organizations: [] });
  });

  it('BP-02 stores the last value of the player’s waiver', async () => {
    const site = await open();
    await signInAs(site, 'new');
    const records = site.application.get(WaiverRecords);
    expect(await records.change(playerHolder, true)).toEqual(done);
    expect(await findWaivers(site)).toMatchObject({ player: true });
    expect(await records.change(playerHolder, true)).toEqual(done);
    expect(await records.change(playerHolder, false)).toEqual(done);
    expect(await findWaivers(site)).toMatchObject({ player: false });
  });

  it('BP-02 stores the waiver of a single organization', async () => {
    const site = await open();
    await signInAs(site, 'subscriber');
    const records = site.application.get(WaiverRecords);
    const [first] = (await findWaivers(site)).organizations;
    if (!first) throw new Error('There is no organization.');
    expect(await records.change({ kind: 'organization', id: first.id }, true)).toEqual(done);
    const { player, organizations } = await findWaivers(site);
    expect([player, ...organizations.map(({ isWaived }) => isWaived)]).toEqual([false, true, true]);
  });

  it('BP-02 reports an organization that the player does not represent as unknown', async () => {
    const site = await open();
    await signInAs(site, 'subscriber');
    const [{ id = '' } = {}] = (await findWaivers(site)).organizations;
    await signInAs(site, 'new');
    for (const unknown of [id, 'nonsense', '00000000-0000-4000-8000-000000000000']) {
      expect(
        await site.application.get(WaiverRecords).change({ kind: 'organization', id: unknown }, true),
      ).toEqual({ ok: false, error: { kind: 'unknown-organization' } });
    }
  });

  testFailures(open, 'BP-02', {
    calls: {
      find: ({ application }) => application.get(WaiverRecords).find(),
      changeOwn: ({ application }) => application.get(WaiverRecords).change(playerHolder, true),
      changeOrganization: ({ application }) =>
        application.get(WaiverRecords).change({ kind: 'organization', id: 'one' }, true),
    },
  });
});
