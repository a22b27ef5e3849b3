import { Session } from '#application/session/Session';
import { OngoingUse } from '#application/shared/OngoingUse';
import type { Transfer } from '#application/shared/Transfer';
import { isPermanentRefusal } from '#application/uploads/isPermanentRefusal';
import { Pictures, type UploadRejection } from '#application/uploads/Pictures';
import type { UnsentFile } from '#application/uploads/UnsentFiles';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { UploadQueuePresenter } from '#ui/uploads/UploadQueuePresenter';
import { compose } from '../../support/compose';
import { flushPromises } from '../../support/flushPromises';

type Sent = Result<undefined, UploadRejection>;

/** Uploads whose results are controlled by the test. */
class ScriptedPictures {
  readonly uploads: {
    readonly file: UnsentFile;
    readonly transfer: Transfer;
    readonly answer: (sent: Sent) => Promise<void>;
    readonly break: (error: Error) => Promise<void>;
  }[] = [];

  upload(file: UnsentFile, transfer: Transfer): Promise<Sent> {
    return new Promise((resolve, reject) => {
      const answer = (sent: Sent) => {
        resolve(sent);
        return flushPromises();
      };
      const broken = (error: Error) => {
        reject(error);
        return flushPromises();
      };
      this.uploads.push({ file, transfer, answer, break: broken });
    });
  }

  get last() {
    const last = this.uploads.at(-1);
    if (!last) throw new Error('Nothing was sent');
    return last;
  }
}

const file = (name: string, size = 3): File => new File([new Uint8Array(size)], name);

const arrived: Sent = succeed(undefined);

const setUp = async () => {
  const application = await compose({ as: 'backer' });
  const pictures = new ScriptedPictures();
  application.replace(Pictures, pictures as unknown as Pictures);
  await application.get(Session).start();
  const queue = application.get(UploadQueuePresenter);
  const player = application.get(Session).player?.id ?? '';
  const states = () => queue.uploads.map(({ file: { name }, state }) => `${name} ${state.kind}`);
  const add = async (files: readonly File[], slots = 5) => {
    await queue.add(files, slots);
    await flushPromises();
  };
  return { application, pictures, queue, player, states, add };
};

it('UP-01 uploads several files one after another and shows the progress of each file', async () => {
  const { application, pictures, queue, player, states, add } = await setUp();
  await add([file('a.png'), file('b.jpg')]);
  expect(states()).toEqual(['a.png sending', 'b.jpg waiting']);
  expect(application.get(OngoingUse).includes('uploading')).toBe(true);
  pictures.last.transfer.onProgress(0.4);
  expect(queue.uploads[0]?.state).toEqual({ kind: 'sending', share: 0.4 });
  expect(await application.unsentFiles.list(player)).toHaveLength(2);
  await pictures.last.answer(arrived);
  expect(states()).toEqual(['b.jpg sending']);
  await pictures.last.answer(arrived);
  expect([states(), queue.uploadedCount, await application.unsentFiles.list(player)]).toEqual([[], 2, []]);
});

it('UP-01 sends the other files but not a file that cannot be a picture', async () => {
  const { application, pictures, queue, player, add } = await setUp();
  await add([file('a.exe'), file('b.png', 0), file('c.png', 5_000_001), file('d.png')]);
  expect(
    queue.uploads.map(({ state }) => (state.kind === 'failed' ? state.problem.kind : state.kind)),
  ).toEqual(['unsupported', 'empty', 'too-large', 'sending']);
  expect(pictures.uploads).toHaveLength(1);
  expect((await application.unsentFiles.list(player)).map(({ name }) => name)).toEqual(['d.png']);
});

it('UP-01 the sixth file waits for a free slot until it is retried', async () => {
  const { pictures, queue, states, add } = await setUp();
  await add([file('a.png'), file('b.png')], 1);
  expect(queue.uploads[1]?.state).toEqual({ kind: 'failed', problem: { kind: 'no-slot' } });
  await add([file('c.png')], 1);
  expect(states()).toEqual(['a.png sending', 'b.png failed', 'c.png failed']);
  void queue.retry(queue.uploads[1]?.file.id ?? '');
  await pictures.last.answer(arrived);
  expect(states()).toEqual(['b.png sending', 'c.png failed']);
});

it('UP-01 a rejected file does not stop the others and can be removed', async () => {
  const { application, pictures, queue, player, states, add } = await setUp();
  await add([file('a.png'), file('b.png')]);
  await pictures.last.answer(fail({ kind: 'unsupported' }));
  expect(states()).toEqual(['a.png failed', 'b.png sending']);
  await queue.dismiss(queue.uploads[0]?.file.id ?? '');
  expect(states()).toEqual(['b.png sending']);
  expect(await application.unsentFiles.list(player)).toHaveLength(1);
});

it.each(['unsupported', 'damaged', 'too-large', 'key-used', 'forbidden'] as const)(
  'UP-01 removes a file permanently rejected as %s but shows the reason in its row',
  async (kind) => {
    const { application, pictures, queue, player, states, add } = await setUp();
    await add([file('a.png')]);
    await pictures.last.answer(fail({ kind }));
    expect(await application.unsentFiles.list(player)).toEqual([]);
    await queue.resume();
    application.activity.simulateReturn();
    await flushPromises();
    expect([states(), pictures.uploads.length]).toEqual([['a.png failed'], 1]);
    expect(queue.uploads[0]?.state).toEqual({ kind: 'failed', problem: { kind } });
  },
);

it('UP-01 stores a file without a free slot and sends it later', async () => {
  const { application, pictures, queue, player, add } = await setUp();
  await add([file('a.png')]);
  await pictures.last.answer(fail({ kind: 'full' }));
  expect(await application.unsentFiles.list(player)).toHaveLength(1);
  expect(queue.hasStoredFiles).toBe(true);
});

it('UP-01 gives the slot of a rejected file to the next waiting file, which is then stored', async () => {
  const { application, pictures, player, states, add } = await setUp();
  await add([file('bad.png'), file('b.png'), file('c.png'), file('d.png')], 2);
  expect(states()).toEqual(['bad.png sending', 'b.png waiting', 'c.png failed', 'd.png failed']);
  await pictures.last.answer(fail({ kind: 'damaged' }));
  expect(states()).toEqual(['bad.png failed', 'b.png sending', 'c.png waiting', 'd.png failed']);
  expect((await application.unsentFiles.list(player)).map(({ name }) => name)).toEqual(['b.png', 'c.png']);
});

it('UP-01 only removing a file frees its slot', async () => {
  const { pictures, queue, states, add } = await setUp();
  await add([file('a.png'), file('b.png'), file('c.png'), file('d.png'), file('e.png')], 4);
  await pictures.last.answer(arrived);
  await pictures.last.answer(fail({ kind: 'server', status: 503 }));
  await pictures.last.answer(fail({ kind: 'offline' }));
  expect(states()).toEqual(['b.png failed', 'c.png failed', 'd.png sending', 'e.png failed']);
  await queue.dismiss(queue.uploads[1]?.file.id ?? '');
  await flushPromises();
  expect(states()).toEqual(['b.png failed', 'd.png sending', 'e.png waiting']);
});

it('UP-01 removes all rejected files at once without affecting the others', async () => {
  const { pictures, queue, states, add } = await setUp();
  await add([file('a.exe'), file('b.png'), file('c.png'), file('d.png')], 2);
  await pictures.last.answer(fail({ kind: 'offline' }));
  expect(queue.refusedUploads.map((upload) => upload.file.name)).toEqual(['a.exe']);
  queue.dismissRefused();
  expect(states()).toEqual(['b.png failed', 'c.png sending', 'd.png failed']);
});

it('UP-01 resumes an interrupted upload as soon as the network is back, however often it failed', async () => {
  const { application, pictures, queue, add } = await setUp();
  await add([file('a.png')]);
  await pictures.last.answer(fail({ kind: 'offline' }));
  application.clock.advance(5000);
  await flushPromises();
  await pictures.last.answer(fail({ kind: 'offline' }));
  application.activity.simulateReturn();
  await flushPromises();
  expect([pictures.uploads.length, queue.returnCount]).toEqual([3, 1]);
  await pictures.last.answer(fail({ kind: 'offline' }));
  application.clock.advance(5000);
  await flushPromises();
  expect(pictures.uploads).toHaveLength(4);
});

/** A file that was changed or deleted after it was chosen, or a folder. */
const unreadable = (name: string): File => {
  const read = () => Promise.reject(new DOMException('Not readable', 'NotReadableError'));
  return Object.assign(file(name), { arrayBuffer: read, slice: () => ({ arrayBuffer: read }) });
};

it('UP-01 sends the stored copy of a file that has changed on the disk', async () => {
  const { application, pictures, states, add } = await setUp();
  const stored = new Blob(['stored']);
  const { unsentFiles } = application;
  const save = unsentFiles.save.bind(unsentFiles);
  jest
    .spyOn(unsentFiles, 'save')
    .mockImplementation((owner, chosen) => save(owner, { ...chosen, content: stored }));
  await add([unreadable('a.png')]);
  expect(pictures.last.file.content).toBe(stored);
  await pictures.last.answer(arrived);
  expect(states()).toEqual([]);
});

it('UP-01 reports a file that cannot be read, and neither retries it nor stops the others', async () => {
  const { application, pictures, queue, player, states, add } = await setUp();
  await add([unreadable('folder.png'), file('b.png')]);
  expect(states()).toEqual(['folder.png failed', 'b.png sending']);
  expect(queue.uploads[0]?.state).toEqual({ kind: 'failed', problem: { kind: 'unreadable' } });
  expect(queue.refusedUploads.map((upload) => upload.file.name)).toEqual(['folder.png']);
  application.clock.advance(60_000);
  application.activity.simulateReturn();
  await flushPromises();
  expect(pictures.uploads).toHaveLength(1);
  expect((await application.unsentFiles.list(player)).map(({ name }) => name)).toEqual(['b.png']);
});

it('UP-01 retries a lost connection automatically with growing delays and the same key', async () => {
  const { application, pictures, states, add } = await setUp();
  await add([file('a.png')]);
  const { id } = pictures.last.file;
  await pictures.last.answer(fail({ kind: 'offline' }));
  expect(states()).toEqual(['a.png failed']);
  application.clock.advance(5000);
  await flushPromises();
  expect(pictures.uploads.map((upload) => upload.file.id)).toEqual([id, id]);
  await pictures.last.answer(fail({ kind: 'timeout' }));
  application.clock.advance(9999);
  await flushPromises();
  expect(pictures.uploads).toHaveLength(2);
  application.clock.advance(1);
  await flushPromises();
  expect(pictures.uploads).toHaveLength(3);
});

it('UP-01 retries interrupted uploads as soon as another upload completes', async () => {
  const { pictures, states, add } = await setUp();
  await add([file('a.png'), file('b.png')]);
  await pictures.last.answer(fail({ kind: 'offline' }));
  await pictures.last.answer(arrived);
  expect(states()).toEqual(['a.png sending']);
});

it('UP-01 pauses the files when the session ends until the player returns', async () => {
  const { application, pictures, states, add } = await setUp();
  await add([file('a.png')]);
  application.tokens.clear();
  application.channel.receive('ended');
  await flushPromises();
  await pictures.last.answer(fail({ kind: 'signed-out' }));
  expect(states()).toEqual(['a.png waiting']);
  expect(pictures.uploads).toHaveLength(1);
  await application.get(Session).begin(application.tokensOf('backer'));
  await flushPromises();
  expect(pictures.uploads).toHaveLength(2);
});

it('UP-01 signing out discards the files and aborts the current upload', async () => {
  const { application, pictures, player, states, add } = await setUp();
  await add([file('a.png'), file('b.png')]);
  const { signal } = pictures.last.transfer;
  application.get(Session).end();
  await flushPromises();
  expect([states(), signal.aborted, await application.unsentFiles.list(player)]).toEqual([[], true, []]);
  await pictures.last.answer(arrived);
  expect(pictures.uploads).toHaveLength(1);
});

it('UP-01 neither shows nor sends the files of another player', async () => {
  const { application, pictures, states, add } = await setUp();
  await add([file('a.png'), file('b.png')]);
  await application.get(Session).begin(application.tokensOf('veteran'));
  await flushPromises();
  await pictures.last.answer(arrived);
  expect([states(), pictures.uploads.length]).toEqual([[], 1]);
});

it('UP-01 sends the stored files after a reload', async () => {
  const { application, pictures, queue, player, states } = await setUp();
  const stored = { id: 'upload-1', name: 'stored.png', content: file('stored.png') };
  await application.unsentFiles.save(player, stored);
  await queue.resume();
  await flushPromises();
  await queue.resume();
  expect(states()).toEqual(['stored.png sending']);
  expect(pictures.last.file.id).toBe('upload-1');
});

it('UP-01 aborts the upload of a file that is removed', async () => {
  const { pictures, queue, states, add } = await setUp();
  await add([file('a.png'), file('b.png')]);
  const { transfer, answer } = pictures.last;
  await queue.dismiss(pictures.last.file.id);
  expect(transfer.signal.aborted).toBe(true);
  await answer(fail({ kind: 'offline' }));
  expect(states()).toEqual(['b.png sending']);
});

it('UP-01 reports an exception in an upload and allows a retry', async () => {
  const { application, pictures, queue, states, add } = await setUp();
  await add([file('a.png')]);
  const error = new Error('broken');
  await pictures.last.break(error);
  expect(application.errors.reports).toEqual([error]);
  expect(states()).toEqual(['a.png failed']);
  void queue.retry(queue.uploads[0]?.file.id ?? '');
  await flushPromises();
  expect(pictures.uploads).toHaveLength(2);
});

it.each([
  ['empty', false],
  ['unreadable', false],
  ['damaged', false],
  ['full', true],
  ['no-slot', true],
  ['server', true],
  ['too-many-requests', true],
  ['malformed', true],
  ['unexpected', true],
])('UP-01 reports whether a file with the problem %s can be retried: %s', (kind, may) => {
  expect(isPermanentRefusal({ kind })).toBe(!may);
});
