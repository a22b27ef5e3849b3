import { WaiverRecords } from '../../../src/application/blueprints/WaiverRecords';
import { playerHolder, type Waivers } from '../../../src/domain/blueprints/Waivers';
import { badWeathers } from '../support/onBothAdapters';
import { signedIn, type OpenSite, type Site } from '../support/Site';

const found = async (site: Site): Promise<Waivers> => {
  const waivers = await site.application.get(WaiverRecords).find();
  if (!waivers.ok) throw new Error(waivers.error.kind);
  return waivers.value;
};

const done = { ok: true, value: undefined };

export const waiverRecordsSuite = (open: OpenSite): void => {
  it('BP-02 a player has the own waiver and those of the organizations they speak for', async () => {
    const site = await open();
    await signedIn(site, 'subscriber');
    expect(await found(site)).toEqual({
      player: false,
      organizations: [
        { id: expect.any(String), name: 'Harbor Union', isWaived: false },
        { id: expect.any(String), name: 'Meridian Shipwrights', isWaived: true },
      ],
    });
    await signedIn(site, 'new');
    expect(await found(site)).toEqual({ player: false, organizations: [] });
  });

  it('BP-02 stores the waiver of the player; the last value counts', async () => {
    const site = await open();
    await signedIn(site, 'new');
    const records = site.application.get(WaiverRecords);
    expect(await records.change(playerHolder, true)).toEqual(done);
    expect(await found(site)).toMatchObject({ player: true });
    expect(await records.change(playerHolder, true)).toEqual(done);
    expect(await records.change(playerHolder, false)).toEqual(done);
    expect(await found(site)).toMatchObject({ player: false });
  });

  it('BP-02 stores the waiver of one organization', async () => {
    const site = await open();
    await signedIn(site, 'subscriber');
    const records = site.application.get(WaiverRecords);
    const [first] = (await found(site)).organizations;
    if (!first) throw new Error('There is no organization.');
    expect(await records.change({ kind: 'organization', id: first.id }, true)).toEqual(done);
    const { player, organizations } = await found(site);
    expect([player, ...organizations.map(({ isWaived }) => isWaived)]).toEqual([false, true, true]);
  });

  it('BP-02 an organization that the player does not speak for is unknown', async () => {
    const site = await open();
    await signedIn(site, 'subscriber');
    const [{ id = '' } = {}] = (await found(site)).organizations;
    await signedIn(site, 'new');
    for (const unknown of [id, 'nonsense', '00000000-0000-4000-8000-000000000000']) {
      expect(
        await site.application.get(WaiverRecords).change({ kind: 'organization', id: unknown }, true),
      ).toEqual({ ok: false, error: { kind: 'unknown-organization' } });
    }
  });

  it('BP-02 refuses a call without a session', async () => {
    const site = await open();
    const refused = { ok: false, error: { kind: 'signed-out' } };
    const records = site.application.get(WaiverRecords);
    expect(await records.find()).toEqual(refused);
    expect(await records.change(playerHolder, true)).toEqual(refused);
    expect(await records.change({ kind: 'organization', id: 'one' }, true)).toEqual(refused);
  });

  it.each(badWeathers)('BP-02 reports a failure of the server: %s', async (weather, error) => {
    const site = await open();
    await signedIn(site, 'subscriber');
    const [{ id = '' } = {}] = (await found(site)).organizations;
    await site.suffer(weather);
    const records = site.application.get(WaiverRecords);
    expect(await records.find()).toEqual({ ok: false, error });
    expect(await records.change(playerHolder, true)).toEqual({ ok: false, error });
    expect(await records.change({ kind: 'organization', id }, true)).toEqual({ ok: false, error });
  });
};
