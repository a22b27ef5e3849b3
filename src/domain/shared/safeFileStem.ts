/** In code points: even with four bytes each, an extension and an id fit into the 255 bytes of a file name. */
const maxLength = 50;

/** Devices of Windows, which has no files with these names, whatever their extension. */
const reserved = /^(?:con|prn|aux|nul|(?:com|lpt)[\d¹²³])(?=\.|$)/i;

const trimEnds = (text: string): string => text.replace(/^[\s.]+|[\s.]+$/g, '');

/**
 * Returns the name of a file without its extension, which every file system and zip program can store.
 * Empty if nothing remains.
 */
export const safeFileStem = (name: string): string => {
  const stem = name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\\/:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ');
  return trimEnds([...trimEnds(stem)].slice(0, maxLength).join('')).replace(reserved, '$&_');
};
