import { strFromU8, unzipSync } from 'fflate';
import { Blueprints } from '#application/blueprints/Blueprints';
import { WaiverRecords } from '#application/blueprints/WaiverRecords';
import type { Transfer } from '#application/shared/Transfer';
import type { Blueprint } from '#domain/blueprints/Blueprint';
import { failureModes } from '../support/onBothAdapters';
import { signInAs, type OpenSite, type Site } from '../support/Site';

const recordTransfer = (): Transfer & { readonly shares: (number | undefined)[] } => {
  const shares: (number | undefined)[] = [];
  return {
    signal: new AbortController().signal,
    onProgress: (share) => void shares.push(share),
    shares,
  };
};

const listBlueprints = async (site: Site): Promise<readonly Blueprint[]> => {
  const list = await site.application.get(Blueprints).list();
  if (!list.ok) throw new Error(list.error.kind);
  return list.value;
};

const findIdByName = async (site: Site, name: string): Promise<string> => {
  const found = (await listBlueprints(site)).find((blueprint) => blueprint.name.startsWith(name));
  if (!found) throw new Error(`There is no blueprint ${name}`);
  return found.id;
};

export const blueprintsSuite = (open: OpenSite): void => {
  it('BP-01 lists blueprints of every kind with their creators', async () => {
    const site = await open();
    const { displayName } = await signInAs(site, 'subscriber');
    const list = await listBlueprints(site);
    expect(
      list.map(({ name, isProtected, creator }) => [name.split(/[ ,]/)[0], isProtected, creator]),
    ).toEqual([
      ['Ore', false, { kind: 'player', name: displayName }],
      ['Ring', false, { kind: 'organization', name: 'Harbor Union' }],
      ['Interceptor', true, { kind: 'player', name: expect.any(String) }],
      ['Hangar', true, { kind: 'player', name: expect.any(String) }],
      ['Lighthouse', false, { kind: 'orphaned' }],
      ['Empty', false, { kind: 'player', name: displayName }],
    ]);
    expect(list[0]?.createdAt).toEqual(new Date('2026-10-30T19:12:00.000Z'));
  });

  it('BP-01 lists no blueprints for a player without constructs', async () => {
    const site = await open();
    await signInAs(site, 'new');
    expect(await listBlueprints(site)).toEqual([]);
  });

  it('BP-01 exports a ZIP file with description, model and readme, and reports progress', async () => {
    const site = await open();
    await signInAs(site, 'subscriber');
    const id = await findIdByName(site, 'Ore');
    const transfer = recordTransfer();
    const file = await site.application.get(Blueprints).export(id, transfer);
    if (!file.ok) throw new Error(file.error.kind);
    expect(file.value.type).toBe('application/zip');
    const files = unzipSync(new Uint8Array(file.value.bytes));
    expect(Object.keys(files).sort()).toEqual(['README.txt', 'blueprint.json', 'model.obj']);
    const text = (name: string): string => strFromU8(files[name] ?? new Uint8Array());
    expect(JSON.parse(text('blueprint.json'))).toMatchObject({
      id,
      name: 'Ore hauler «Patience»',
      drmProtected: false,
      elements: 64,
    });
    const lines = text('model.obj').split('\n');
    expect(lines.filter((line) => line.startsWith('v '))).toHaveLength(64 * 2 * 8);
    expect(lines.filter((line) => line.startsWith('f '))).toHaveLength(64 * 2 * 6);
    expect(transfer.shares.at(-1)).toBe(1);
  });

  it('BP-01 exports a protected blueprint only with its creator’s waiver', async () => {
    const site = await open();
    await signInAs(site, 'subscriber');
    const blueprints = site.application.get(Blueprints);
    expect(await blueprints.export(await findIdByName(site, 'Interceptor'), recordTransfer())).toEqual({
      ok: false,
      error: { kind: 'protected-blueprint' },
    });
    expect(await blueprints.export(await findIdByName(site, 'Hangar'), recordTransfer())).toMatchObject({
      ok: true,
    });
  });

  it('BP-01 exports an unprotected orphaned blueprint', async () => {
    const site = await open();
    await signInAs(site, 'subscriber');
    const id = await findIdByName(site, 'Lighthouse');
    expect(await site.application.get(Blueprints).export(id, recordTransfer())).toMatchObject({ ok: true });
  });

  it('BP-02 returns the server’s message when a blueprint cannot be generated', async () => {
    const site = await open();
    await signInAs(site, 'subscriber');
    const id = await findIdByName(site, 'Empty');
    expect(await site.application.get(Blueprints).export(id, recordTransfer())).toEqual({
      ok: false,
      error: { kind: 'server', status: 409, code: 603, detail: 'The blueprint has no elements.' },
    });
  });

  it('BP-01 does not export another player’s blueprint or a deleted blueprint', async () => {
    const site = await open();
    await signInAs(site, 'subscriber');
    const id = await findIdByName(site, 'Ore');
    await signInAs(site, 'new');
    for (const unknown of [id, 'nonsense', '00000000-0000-4000-8000-000000000000']) {
      expect(await site.application.get(Blueprints).export(unknown, recordTransfer())).toEqual({
        ok: false,
        error: { kind: 'unknown-blueprint' },
      });
    }
  });

  it('BP-01 canceling an export aborts its request', async () => {
    const site = await open();
    await signInAs(site, 'subscriber');
    const stopping = new AbortController();
    stopping.abort();
    const transfer = { ...recordTransfer(), signal: stopping.signal };
    expect(await site.application.get(Blueprints).export(await findIdByName(site, 'Ore'), transfer)).toEqual({
      ok: false,
      error: { kind: 'offline' },
    });
  });

  it('BP-01 rejects a call without a session', async () => {
    const site = await open();
    const blueprints = site.application.get(Blueprints);
    const refused = { ok: false, error: { kind: 'signed-out' } };
    expect(await blueprints.list()).toEqual(refused);
    expect(await blueprints.export('blueprint', recordTransfer())).toEqual(refused);
    expect(await site.application.get(WaiverRecords).find()).toEqual(refused);
  });

  it.each(failureModes)('BP-01 reports the failure when the server is %s', async (network, error) => {
    const site = await open();
    await signInAs(site, 'subscriber');
    const id = await findIdByName(site, 'Ore');
    await site.simulate(network);
    const blueprints = site.application.get(Blueprints);
    expect(await blueprints.list()).toEqual({ ok: false, error });
    expect(await blueprints.export(id, recordTransfer())).toEqual({ ok: false, error });
  });
};
