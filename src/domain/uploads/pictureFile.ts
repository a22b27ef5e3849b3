/** UP-01: bytes of one file. */
export const largestFile = 5_000_000;

/** Pixels of one picture. A picture of more is no sign in the game but an attack on memory. */
export const mostPixels = 40_000_000;

const pictureTypes = ['jpg', 'png'] as const;

export type PictureType = (typeof pictureTypes)[number];

export interface FileFacts {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

export type FileProblem = 'unsupported' | 'too-large' | 'empty';

const extension = /\.([^.]+)$/;

/** `.jpeg` is another name of `.jpg`. */
const typeNamed = (name: string): PictureType | undefined => {
  const named = extension.exec(name)?.[1]?.toLowerCase();
  return pictureTypes.find((type) => type === (named === 'jpeg' ? 'jpg' : named));
};

/** What is wrong with a file, as far as its name and its size say. */
export const fileProblem = ({ name, size }: FileFacts): FileProblem | undefined => {
  if (typeNamed(name) === undefined) return 'unsupported';
  if (size === 0) return 'empty';
  return size > largestFile ? 'too-large' : undefined;
};

const longestStem = 80;

/** Without folders, and without what a file system or a zip cannot hold; its ending is that of its content. */
export const pictureName = (name: string, type: PictureType): string => {
  const stem = name
    .normalize('NFC')
    .replace(extension, '')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\\/:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  return `${[...stem].slice(0, longestStem).join('').trim() || 'picture'}.${type}`;
};

/** The name under which a file is sent: the call knows `.jpg` and `.png`. */
export const sentName = (name: string): string => pictureName(name, typeNamed(name) ?? 'png');

export const mediaTypes = { jpg: 'image/jpeg', png: 'image/png' } as const satisfies Record<
  PictureType,
  string
>;

/** What a file says that it is. */
export const mediaTypeNamed = (name: string): string => mediaTypes[typeNamed(name) ?? 'png'];

/** The first of "name.png", "name (2).png" … that is not taken, ignoring case. */
export const freeName = (name: string, taken: readonly string[]): string => {
  const used = new Set(taken.map((each) => each.toLowerCase()));
  for (let count = 1; ; count++) {
    const candidate = count === 1 ? name : name.replace(extension, ` (${count}).$1`);
    if (!used.has(candidate.toLowerCase())) return candidate;
  }
};
