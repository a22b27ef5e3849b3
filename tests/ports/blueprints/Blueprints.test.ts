import { strFromU8, unzipSync } from 'fflate';
import { Blueprints } from '#application/blueprints/Blueprints';
import type { Blueprint } from '#domain/blueprints/Blueprint';
import { bytesOf } from '../support/bytesOf';
import { onBothAdapters } from '../support/onBothAdapters';
import { signInAs, type Site } from '../support/Site';
import { testFailures } from '../support/testFailures';

const { signal } = new AbortController();

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

onBothAdapters('Blueprints', (open) => {
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

  it('BP-01 exports a ZIP file with description, model and readme', async () => {
    const site = await open();
    await signInAs(site, 'subscriber');
    const id = await findIdByName(site, 'Ore');
    const file = await site.application.get(Blueprints).export(id, signal);
    if (!file.ok) throw new Error(file.error.kind);
    const files = unzipSync(await bytesOf(site, file.value));
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
  });

  it('BP-02 does not export a blueprint without elements', async () => {
    const site = await open();
    await signInAs(site, 'subscriber');
    const id = await findIdByName(site, 'Empty');
    expect(await site.application.get(Blueprints).export(id, signal)).toEqual({
      ok: false,
      error: { kind: 'empty-blueprint' },
    });
  });

  it('BP-01 does not export another player’s blueprint or a deleted blueprint', async () => {
    const site = await open();
    await signInAs(site, 'subscriber');
    const id = await findIdByName(site, 'Ore');
    await signInAs(site, 'new');
    for (const unknown of [id, 'nonsense', '00000000-0000-4000-8000-000000000000']) {
      expect(await site.application.get(Blueprints).export(unknown, signal)).toEqual({
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
    const id = await findIdByName(site, 'Ore');
    expect(await site.application.get(Blueprints).export(id, stopping.signal)).toEqual({
      ok: false,
      error: { kind: 'offline' },
    });
  });

  testFailures(open, 'BP-01', {
    calls: {
      list: ({ application }) => application.get(Blueprints).list(),
      export: ({ application }) => application.get(Blueprints).export('blueprint', signal),
    },
  });
});
