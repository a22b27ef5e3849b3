import type { SavableFile } from '#application/shared/FileSaver';
import type { Site } from './Site';

/** Returns the bytes of a zip file. Downloads it like a browser if it has an address. */
export const bytesOf = async ({ origin }: Site, file: SavableFile): Promise<Uint8Array> => {
  if (!('url' in file)) return new Uint8Array(file.bytes);
  const response = await fetch(new URL(file.url, origin));
  expect(response.headers.get('content-type')).toBe('application/zip');
  return new Uint8Array(await response.arrayBuffer());
};
