/** An uploaded picture of the fake back end. Timestamps are ISO 8601. */
export interface FakePicture {
  readonly key: string;
  readonly name: string;
  /** URL on this site, or a data URL with a thumbnail. */
  readonly url: string;
  readonly uploadedAt: string;
}

export interface FakeUploads {
  /** Uploaded pictures, newest first. */
  pictures: readonly FakePicture[];
  /** Hashes of the uploaded files by idempotency key. */
  keys: Readonly<Record<string, number>>;
}

/** Time until a picture is approved automatically, because the fake back end has no moderators. */
const pendingMilliseconds = 60_000;

export const isPending = ({ uploadedAt }: FakePicture, now: Date): boolean =>
  now.getTime() - Date.parse(uploadedAt) < pendingMilliseconds;

const samples = [
  ['fighters', 'Patrol over the ice.jpg'],
  ['builders', 'Yard sign.jpg'],
  ['merchants', 'Market poster.png'],
  ['mydu', 'Our first base.jpg'],
  ['leaders', 'Council hall.jpg'],
  ['reboot', 'Second launch.png'],
] as const;

/** Creates sample uploads, starting with the pending ones. @param person prefix of the picture keys */
export const sampleUploads = (now: Date, person: string, pending: number, approved: number): FakeUploads => ({
  pictures: Array.from({ length: pending + approved }, (_, index) => {
    const [file, name] = samples[index % samples.length] ?? samples[0];
    const age = index < pending ? 0 : pendingMilliseconds + index * 3_600_000;
    return {
      key: `picture-${person}-${index + 1}`,
      name: index < samples.length ? name : name.replace('.', ' (2).'),
      url: `/images/${file}-640.webp`,
      uploadedAt: new Date(now.getTime() - age).toISOString(),
    };
  }),
  keys: {},
});
