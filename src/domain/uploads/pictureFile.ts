import { safeFileStem } from '../shared/safeFileStem';

/** Maximum file size in bytes (UP-01). */
export const maxFileBytes = 5_000_000;

/** Maximum number of pixels. No sign in the game needs more, and decoding a larger picture could exhaust memory. */
export const maxPixels = 40_000_000;

/** File extensions by type. The file dialogs of browsers offer all of them for JPEG. */
const extensions = {
  jpg: ['jpg', 'jpeg', 'jpe', 'jfif', 'pjpeg', 'pjp'],
  png: ['png'],
} as const satisfies Record<string, readonly string[]>;

export type PictureType = keyof typeof extensions;

const pictureTypes: readonly PictureType[] = ['jpg', 'png'];

export interface FileInfo {
  readonly name: string;
  /** Size in bytes. */
  readonly size: number;
}

export type FileProblem = 'unsupported' | 'too-large' | 'empty';

const extensionPattern = /\.([^.]+)$/;

/** Returns the type for a file name. */
const pictureTypeOf = (name: string): PictureType | undefined => {
  const named = extensionPattern.exec(name)?.[1]?.toLowerCase();
  return pictureTypes.find((type) => extensions[type].some((extension) => extension === named));
};

/** Validates a file by its name and size. */
export const fileProblem = ({ name, size }: FileInfo): FileProblem | undefined => {
  if (pictureTypeOf(name) === undefined) return 'unsupported';
  if (size === 0) return 'empty';
  return size > maxFileBytes ? 'too-large' : undefined;
};

/** Returns a safe file name whose extension is that of the type. */
export const pictureName = (name: string, type: PictureType): string =>
  `${safeFileStem(name.replace(extensionPattern, '')) || 'picture'}.${type}`;

/** Returns the name under which a file is sent, because the API accepts only `.jpg` and `.png`. */
export const uploadName = (name: string): string => pictureName(name, pictureTypeOf(name) ?? 'png');

export const mediaTypes = { jpg: 'image/jpeg', png: 'image/png' } as const satisfies Record<
  PictureType,
  string
>;

/** Value of the attribute `accept` of file inputs. */
export const acceptedFiles = [
  ...Object.values(extensions).flatMap((names) => names.map((name) => `.${name}`)),
  ...Object.values(mediaTypes),
].join(',');

/** Returns the media type for the file's extension. */
export const mediaTypeOf = (name: string): string => mediaTypes[pictureTypeOf(name) ?? 'png'];

/** Returns the first name that is not in use, ignoring case: "name.png", then "name (2).png", and so on. */
export const uniqueName = (name: string, taken: readonly string[]): string => {
  const used = new Set(taken.map((each) => each.toLowerCase()));
  for (let count = 1; ; count++) {
    const candidate = count === 1 ? name : name.replace(extensionPattern, ` (${count}).$1`);
    if (!used.has(candidate.toLowerCase())) return candidate;
  }
};
