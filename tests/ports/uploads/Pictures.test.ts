import { randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import type { Transfer } from '#application/shared/Transfer';
import { Pictures } from '#application/uploads/Pictures';
import type { UnsentFile } from '#application/uploads/UnsentFiles';
import type { Picture, PlayerPictures } from '#domain/uploads/Picture';
import { padFile, pngFile } from '../../sandbox/pictureFiles';
import { bytesOf } from '../support/bytesOf';
import { onBothAdapters } from '../support/onBothAdapters';
import { type OpenSite, signInAs, type Site } from '../support/Site';
import { testFailures } from '../support/testFailures';

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

onBothAdapters('Pictures', (open) => {
  it('UP-01 lists pending and approved pictures and the limit for pending ones', async () => {
    const [pictures] = await setUp(open);
    const { canUpload, maxPending, pending, approved } = await listPictures(pictures);
    expect([canUpload, maxPending, pending.length, approved.length]).toEqual([true, 5, 1, 2]);
    expect(pending[0]?.name).toMatch(/\.jpg$/);
    expect(pending[0]?.thumbnail).toMatch(/^\//);
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

  it('UP-01 uploads a large picture and reports its progress', async () => {
    const [pictures] = await setUp(open);
    const shares: (number | undefined)[] = [];
    const file = fileOf(padFile(await pngFile(), 700_000), 'Large.png');
    const sent = await pictures.upload(
      file,
      transfer((share) => shares.push(share)),
    );
    expect(sent).toEqual(ok);
    expect(shares.at(-1)).toBe(1);
    expect((await listPictures(pictures)).pending[0]?.name).toBe('Large.png');
  });

  it('UP-01 rejects a sixth pending picture', async () => {
    const [pictures] = await setUp(open);
    for (let count = 2; count <= 5; count++) {
      expect(await pictures.upload(fileOf(await pngFile(9 + count, 9)), transfer())).toEqual(ok);
    }
    expect(await pictures.upload(fileOf(await pngFile()), transfer())).toEqual({
      ok: false,
      error: { kind: 'full' },
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
    const [pictures, site] = await setUp(open);
    const { approved, pending } = await listPictures(pictures);
    const namesIn = async (zipped: readonly Picture[]): Promise<readonly string[]> => {
      const zip = await pictures.zip(zipped, transfer().signal);
      if (!zip.ok) throw new Error(zip.error.kind);
      return Object.keys(unzipSync(await bytesOf(site, zip.value))).sort();
    };
    expect(await namesIn([...approved, ...pending])).toEqual(approved.map(({ name }) => name).sort());
    expect(await namesIn([])).toEqual([]);
  });

  testFailures(open, 'UP-01', {
    calls: {
      list: ({ application }) => application.get(Pictures).list(),
      upload: async ({ application }) =>
        application.get(Pictures).upload(fileOf(await pngFile()), transfer()),
      delete: ({ application }) => application.get(Pictures).delete('a'),
      zip: ({ application }) => application.get(Pictures).zip([], transfer().signal),
    },
  });
});
