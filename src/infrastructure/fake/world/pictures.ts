/** A picture of the fake world. Moments are ISO 8601. */
export interface FakePicture {
  readonly key: string;
  readonly name: string;
  /** Of this site, or a small version as data. */
  readonly url: string;
  readonly uploadedAt: string;
}

export interface FakeUploads {
  /** The newest first. */
  pictures: readonly FakePicture[];
  /** Of uploads that arrived. */
  keys: readonly string[];
}

/** How long a picture is pending: nobody moderates the fake world. */
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

/** Pictures of the game; the first ones are pending. @param person for their keys */
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
  keys: [],
});
