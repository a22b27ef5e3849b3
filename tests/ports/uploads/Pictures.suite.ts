import { randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import type { Transfer } from '#application/shared/Transfer';
import { Pictures } from '#application/uploads/Pictures';
import type { UnsentFile } from '#application/uploads/UnsentFiles';
import type { PlayerPictures } from '#domain/uploads/Picture';
import { pngFile, programFile } from '../../sandbox/pictureFiles';
import { failureModes } from '../support/onBothAdapters';
import { signInAs, type OpenSite, type Site } from '../support/Site';

const transfer = (onProgress: Transfer['onProgress'] = () => undefined): Transfer => ({
  signal: new AbortController().signal,
  onProgress,
});

const fileOf = (bytes: Buffer, name = 'sign.png'): UnsentFile => ({
  id: randomUUID(),
  name,
  content: new Blob([new Uint8Array(bytes)]),
});

const ok = { ok: true, value: undefined };

/** @param person `backer` has one pending and two approved pictures */
const setUp = async (open: OpenSite, person: 'backer' | 'new' = 'backer'): Promise<[Pictures, Site]> => {
  const site = await open();
  await signInAs(site, person);
  return [site.application.get(Pictures), site];
};

const listPictures = async (pictures: Pictures): Promise<PlayerPictures> => {
  const list = await pictures.list();
  if (!list.ok) throw new Error(list.error.kind);
  return list.value;
};

export const picturesSuite = (open: OpenSite): void => {
  it('UP-01 lists pending and approved pictures and the limit for pending ones', async () => {
    const [pictures] = await setUp(open);
    const { canUpload, maxPending, pending, approved } = await listPictures(pictures);
    expect([canUpload, maxPending, pending.length, approved.length]).toEqual([true, 5, 1, 2]);
    expect(pending[0]?.name).toMatch(/\.jpg$/);
    expect(pending[0]?.thumbnail).toMatch(/^\//);
  });

  it('UP-01 rejects an upload from a player without the permission', async () => {
    const [pictures] = await setUp(open, 'new');
    expect((await listPictures(pictures)).canUpload).toBe(false);
    expect(await pictures.upload(fileOf(await pngFile()), transfer())).toEqual({
      ok: false,
      error: { kind: 'server', status: 403, code: 113 },
    });
  });

  it('UP-01 sending the same picture twice creates one pending picture', async () => {
    const [pictures] = await setUp(open);
    const file = fileOf(await pngFile(), 'My ship.jpeg');
    const shares: (number | undefined)[] = [];
    expect(
      await pictures.upload(
        file,
        transfer((share) => shares.push(share)),
      ),
    ).toEqual(ok);
    expect(shares.at(-1)).toBe(1);
    expect(await pictures.upload(file, transfer())).toEqual(ok);
    const { pending } = await listPictures(pictures);
    expect(pending).toHaveLength(2);
    expect(pending[0]?.name).toMatch(/^My ship\.(jpg|png)$/);
  });

  it.each([
    ['a program', fileOf(programFile()), 415, 340],
    ['no bytes', fileOf(Buffer.alloc(0)), 400, 1],
    ['5,000,001 bytes', fileOf(Buffer.alloc(5_000_001, 7)), 413, 27],
  ])('UP-01 rejects an upload of %s', async (_, file, status, code) => {
    const [pictures] = await setUp(open);
    expect(await pictures.upload(file, transfer())).toEqual({
      ok: false,
      error: { kind: 'server', status, code },
    });
    expect((await listPictures(pictures)).pending).toHaveLength(1);
  });

  it('UP-01 rejects a sixth pending picture', async () => {
    const [pictures] = await setUp(open);
    for (let count = 2; count <= 5; count++) {
      expect(await pictures.upload(fileOf(await pngFile(9 + count, 9)), transfer())).toEqual(ok);
    }
    expect(await pictures.upload(fileOf(await pngFile()), transfer())).toEqual({
      ok: false,
      error: { kind: 'server', status: 409, code: 343 },
    });
    const names = (await listPictures(pictures)).pending.map(({ name }) => name);
    expect(new Set(names).size).toBe(5);
  });

  it('UP-01 deletes a picture; a repeated deletion succeeds', async () => {
    const [pictures] = await setUp(open);
    const { approved, pending } = await listPictures(pictures);
    const [first] = approved;
    for (const key of [first?.key, first?.key, pending[0]?.key]) {
      expect(await pictures.delete(key ?? '')).toEqual(ok);
    }
    const left = await listPictures(pictures);
    expect([left.pending.length, left.approved.length]).toEqual([0, 1]);
  });

  it('UP-01 zips only approved pictures; an empty selection gives an empty zip', async () => {
    const [pictures] = await setUp(open);
    const { approved, pending } = await listPictures(pictures);
    const zip = await pictures.zip([...approved, ...pending], transfer());
    if (!zip.ok) throw new Error(zip.error.kind);
    expect(zip.value.type).toBe('application/zip');
    const names = Object.keys(unzipSync(new Uint8Array(zip.value.bytes)));
    expect(names.sort()).toEqual(approved.map(({ name }) => name).sort());
    const none = await pictures.zip([], transfer());
    expect(none.ok && Object.keys(unzipSync(new Uint8Array(none.value.bytes)))).toEqual([]);
  });

  it('rejects calls without a session', async () => {
    const pictures = (await open()).application.get(Pictures);
    const signedOut = { ok: false, error: { kind: 'signed-out' } };
    expect(await pictures.list()).toEqual(signedOut);
    expect(await pictures.upload(fileOf(await pngFile()), transfer())).toEqual(signedOut);
    expect(await pictures.delete('a')).toEqual(signedOut);
    expect(await pictures.zip([], transfer())).toEqual(signedOut);
  });

  it.each(failureModes)('reports a server failure: %s', async (network, error) => {
    const [pictures, site] = await setUp(open);
    await site.simulate(network);
    const failed = { ok: false, error };
    expect(await pictures.list()).toEqual(failed);
    expect(await pictures.upload(fileOf(await pngFile()), transfer())).toEqual(failed);
    expect(await pictures.delete('a')).toEqual(failed);
    expect(await pictures.zip([], transfer())).toEqual(failed);
  });
};
