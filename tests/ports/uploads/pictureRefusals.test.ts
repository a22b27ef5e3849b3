import { randomUUID } from 'node:crypto';
import { Pictures } from '#application/uploads/Pictures';
import { sampleUploads } from '#infrastructure/fake/backend/pictures';
import { pngFile, programFile } from '../../sandbox/pictureFiles';
import { combinationsOf } from '../support/combinationsOf';
import { compareOutcomes } from '../support/expectSameOutcomes';
import { signInToSandbox } from '../support/signInToSandbox';
import { signInAs, type Site } from '../support/Site';

const files = {
  picture: () => pngFile(),
  empty: async () => Buffer.alloc(0),
  'too large': async () => Buffer.alloc(5_000_001, 7),
  'far too large': async () => Buffer.alloc(5_100_000, 7),
  program: async () => programFile(),
};

interface State {
  readonly canUpload: boolean;
  readonly pending: number;
  readonly file: keyof typeof files;
  /** Whether the second upload sends another file with the same key. */
  readonly reusesKey: boolean;
}

const states = combinationsOf<State>({
  canUpload: [true, false],
  pending: [0, 4, 5],
  file: ['picture', 'empty', 'too large', 'far too large', 'program'],
  reusesKey: [false, true],
}).filter(
  ({ canUpload, pending, file, reusesKey }) =>
    (canUpload || pending === 0) && (file === 'picture' || !reusesKey),
);

/** Sends the file twice with the same key, because a repetition is accepted without a free slot. */
const upload = async ({ application }: Site, { file, reusesKey }: State) => {
  const content = new Blob([new Uint8Array(await files[file]())]);
  const sent = { id: randomUUID(), name: 'sign.png', content };
  const transfer = { signal: new AbortController().signal, onProgress: () => undefined };
  const pictures = application.get(Pictures);
  const first = await pictures.upload(sent, transfer);
  const other = reusesKey && { content: new Blob([new Uint8Array(programFile())]) };
  const second = await pictures.upload({ ...sent, ...other }, transfer);
  return first.ok && second.ok ? first : { ok: false as const, error: [first, second] };
};

it('UP-01 uploading a picture has the same outcome on the fake back end and the sandbox', async () => {
  const outcomes = await compareOutcomes(
    states,
    async (site) => async (state) => {
      await signInAs(site, 'new');
      const uploads = state.canUpload ? sampleUploads(site.now(), 'new', state.pending, 0) : undefined;
      Object.assign(site.application.backend.person('new'), { uploads });
      return upload(site, state);
    },
    async (site) => async (state) => {
      const { canUpload: canUploadAssets, pending } = state;
      await signInToSandbox(site, { canUploadAssets, ...(pending > 0 && { pictures: { pending } }) });
      return upload(site, state);
    },
  );
  expect(outcomes.size).toBe(7);
});
