import { Session } from '#application/session/Session';
import type { Transfer } from '#application/shared/Transfer';
import { Pictures } from '#application/uploads/Pictures';
import type { UnsentFile } from '#application/uploads/UnsentFiles';
import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { canRetry, UploadQueuePresenter } from '#ui/uploads/UploadQueuePresenter';
import { compose } from '../../support/compose';
import { flushPromises } from '../../support/flushPromises';

type Sent = Result<undefined, CallFailure>;

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

it('UP-01 sends several files one after the other, each on its own with its progress', async () => {
  const { application, pictures, queue, player, states, add } = await setUp();
  await add([file('a.png'), file('b.jpg')]);
  expect(states()).toEqual(['a.png sending', 'b.jpg waiting']);
  pictures.last.transfer.onProgress(0.4);
  expect(queue.uploads[0]?.state).toEqual({ kind: 'sending', share: 0.4 });
  expect(await application.unsentFiles.list(player)).toHaveLength(2);
  await pictures.last.answer(arrived);
  expect(states()).toEqual(['b.jpg sending']);
  await pictures.last.answer(arrived);
  expect([states(), queue.uploadedCount, await application.unsentFiles.list(player)]).toEqual([[], 2, []]);
});

it('UP-01 a file that cannot be a picture is not sent, and the others are', async () => {
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
  expect(queue.uploads[1]?.state).toEqual({ kind: 'failed', problem: { kind: 'full' } });
  await add([file('c.png')], 1);
  expect(states()).toEqual(['a.png sending', 'b.png failed', 'c.png failed']);
  void queue.retry(queue.uploads[1]?.file.id ?? '');
  await pictures.last.answer(arrived);
  expect(states()).toEqual(['b.png sending', 'c.png failed']);
});

it('UP-01 a refused file keeps the others going and can be removed', async () => {
  const { application, pictures, queue, player, states, add } = await setUp();
  await add([file('a.png'), file('b.png')]);
  await pictures.last.answer(fail({ kind: 'server', status: 415, code: 340 }));
  expect(states()).toEqual(['a.png failed', 'b.png sending']);
  await queue.dismiss(queue.uploads[0]?.file.id ?? '');
  expect(states()).toEqual(['b.png sending']);
  expect(await application.unsentFiles.list(player)).toHaveLength(1);
});

it.each([
  { kind: 'server', status: 415, code: 340 },
  { kind: 'server', status: 422, code: 341 },
  { kind: 'server', status: 413, code: 27 },
] as const)(
  'UP-01 a file permanently refused with %j is removed, and its row keeps the reason',
  async (problem) => {
    const { application, pictures, queue, player, states, add } = await setUp();
    await add([file('a.png')]);
    await pictures.last.answer(fail(problem));
    expect(await application.unsentFiles.list(player)).toEqual([]);
    await queue.resume();
    application.activity.simulateReturn();
    await flushPromises();
    expect([states(), pictures.uploads.length]).toEqual([['a.png failed'], 1]);
    expect(queue.uploads[0]?.state).toEqual({ kind: 'failed', problem });
  },
);

it('UP-01 a file without a free slot is stored and sent again later', async () => {
  const { application, pictures, player, add } = await setUp();
  await add([file('a.png')]);
  await pictures.last.answer(fail({ kind: 'server', status: 409, code: 343 }));
  expect(await application.unsentFiles.list(player)).toHaveLength(1);
});

it('UP-01 the slot of a refused file goes to the next waiting file, which is then stored', async () => {
  const { application, pictures, player, states, add } = await setUp();
  await add([file('bad.png'), file('b.png'), file('c.png'), file('d.png')], 2);
  expect(states()).toEqual(['bad.png sending', 'b.png waiting', 'c.png failed', 'd.png failed']);
  await pictures.last.answer(fail({ kind: 'server', status: 422, code: 341 }));
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

it('UP-01 all refused files are removed at once, the others stay', async () => {
  const { pictures, queue, states, add } = await setUp();
  await add([file('a.exe'), file('b.png'), file('c.png'), file('d.png')], 2);
  await pictures.last.answer(fail({ kind: 'offline' }));
  expect(queue.refusedUploads.map((upload) => upload.file.name)).toEqual(['a.exe']);
  queue.dismissRefused();
  expect(states()).toEqual(['b.png failed', 'c.png sending', 'd.png failed']);
});

it('UP-01 a lost upload continues at once when the network is back, however often it failed', async () => {
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

it('UP-01 an upload without progress for a minute is aborted and sent again', async () => {
  const { application, pictures, states, add } = await setUp();
  await add([file('a.png')]);
  const { signal, onProgress } = pictures.last.transfer;
  application.clock.advance(59_000);
  onProgress(0.5);
  application.clock.advance(59_000);
  expect(signal.aborted).toBe(false);
  application.clock.advance(1000);
  expect(signal.aborted).toBe(true);
  await pictures.last.answer(fail({ kind: 'offline' }));
  expect(states()).toEqual(['a.png failed']);
  application.clock.advance(5000);
  await flushPromises();
  expect(pictures.uploads).toHaveLength(2);
});

it('UP-01 a lost connection is retried automatically, with growing delays and the same key', async () => {
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

it('UP-01 a completed upload retries those that lost their connection', async () => {
  const { pictures, states, add } = await setUp();
  await add([file('a.png'), file('b.png')]);
  await pictures.last.answer(fail({ kind: 'offline' }));
  await pictures.last.answer(arrived);
  expect(states()).toEqual(['a.png sending']);
});

it('UP-01 the end of the session pauses the files until the player returns', async () => {
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

it('UP-01 signing out drops the files and aborts the current upload', async () => {
  const { application, pictures, player, states, add } = await setUp();
  await add([file('a.png'), file('b.png')]);
  const { signal } = pictures.last.transfer;
  application.get(Session).end();
  await flushPromises();
  expect([states(), signal.aborted, await application.unsentFiles.list(player)]).toEqual([[], true, []]);
  await pictures.last.answer(arrived);
  expect(pictures.uploads).toHaveLength(1);
});

it('UP-01 another player does not see or send the files', async () => {
  const { application, pictures, states, add } = await setUp();
  await add([file('a.png'), file('b.png')]);
  await application.get(Session).begin(application.tokensOf('veteran'));
  await flushPromises();
  await pictures.last.answer(arrived);
  expect([states(), pictures.uploads.length]).toEqual([[], 1]);
});

it('UP-01 the stored files are sent after a reload', async () => {
  const { application, pictures, queue, player, states } = await setUp();
  const stored = { id: 'upload-1', name: 'stored.png', content: file('stored.png') };
  await application.unsentFiles.save(player, stored);
  await queue.resume();
  await flushPromises();
  await queue.resume();
  expect(states()).toEqual(['stored.png sending']);
  expect(pictures.last.file.id).toBe('upload-1');
});

it('UP-01 removing a file during its upload aborts the upload', async () => {
  const { pictures, queue, states, add } = await setUp();
  await add([file('a.png'), file('b.png')]);
  const { transfer, answer } = pictures.last;
  await queue.dismiss(pictures.last.file.id);
  expect(transfer.signal.aborted).toBe(true);
  await answer(fail({ kind: 'offline' }));
  expect(states()).toEqual(['b.png sending']);
});

it('UP-01 an upload that throws is reported, and can be retried', async () => {
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
  [{ kind: 'empty' }, false],
  [{ kind: 'server', status: 422, code: 341 }, false],
  [{ kind: 'server', status: 409, code: 343 }, true],
  [{ kind: 'server', status: 503 }, true],
  [{ kind: 'too-many-requests' }, true],
  [{ kind: 'full' }, true],
  [{ kind: 'malformed' }, true],
] as const)('UP-01 a file with the problem %j can be retried: %s', (problem, may) => {
  expect(canRetry(problem)).toBe(may);
});
