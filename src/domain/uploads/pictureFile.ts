/** Maximum file size in bytes (UP-01). */
export const maxFileBytes = 5_000_000;

/** Maximum number of pixels. Anything larger is not a sign in the game but an attack on memory. */
export const maxPixels = 40_000_000;

const pictureTypes = ['jpg', 'png'] as const;

export type PictureType = (typeof pictureTypes)[number];

export interface FileInfo {
  readonly name: string;
  /** Size in bytes. */
  readonly size: number;
}

export type FileProblem = 'unsupported' | 'too-large' | 'empty';

const extensionPattern = /\.([^.]+)$/;

/** `.jpeg` is treated as `.jpg`. */
const pictureTypeOf = (name: string): PictureType | undefined => {
  const named = extensionPattern.exec(name)?.[1]?.toLowerCase();
  return pictureTypes.find((type) => type === (named === 'jpeg' ? 'jpg' : named));
};

/** Validates a file by its name and size. */
export const fileProblem = ({ name, size }: FileInfo): FileProblem | undefined => {
  if (pictureTypeOf(name) === undefined) return 'unsupported';
  if (size === 0) return 'empty';
  return size > maxFileBytes ? 'too-large' : undefined;
};

const maxStemLength = 80;

/**
 * Removes folders and characters that a file system or a zip cannot store. The extension matches the content.
 */
export const pictureName = (name: string, type: PictureType): string => {
  const stem = name
    .normalize('NFC')
    .replace(extensionPattern, '')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\\/:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  return `${[...stem].slice(0, maxStemLength).join('').trim() || 'picture'}.${type}`;
};

/** Name under which a file is sent; the call accepts `.jpg` and `.png`. */
export const uploadName = (name: string): string => pictureName(name, pictureTypeOf(name) ?? 'png');

export const mediaTypes = { jpg: 'image/jpeg', png: 'image/png' } as const satisfies Record<
  PictureType,
  string
>;

/** Media type according to the file's name. */
export const mediaTypeOf = (name: string): string => mediaTypes[pictureTypeOf(name) ?? 'png'];

/** Returns the first of "name.png", "name (2).png" … that is not in use, ignoring case. */
export const uniqueName = (name: string, taken: readonly string[]): string => {
  const used = new Set(taken.map((each) => each.toLowerCase()));
  for (let count = 1; ; count++) {
    const candidate = count === 1 ? name : name.replace(extensionPattern, ` (${count}).$1`);
    if (!used.has(candidate.toLowerCase())) return candidate;
  }
};
