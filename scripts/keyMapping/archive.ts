import { zipSync, type Zippable } from 'fflate';
import { locales } from '../../src/domain/language/Locale';
import type { KeyMapping } from './KeyMapping';
import { keyMappingSheet } from './sheet';

/** Of every file in it: archives made of the same content are the same, whenever and wherever they are made. */
const madeAt = (): Date => new Date(2026, 0, 1);

/** All sheets, a folder for each language and a file for each layout, as a zip. */
export const keyMappingArchive = (mapping: KeyMapping): Uint8Array => {
  const encoder = new TextEncoder();
  const files: Zippable = Object.fromEntries(
    locales.flatMap((locale) =>
      mapping.layouts.map((layout) => [
        `${mapping.archive}/${mapping.words[locale].folder}/${layout.name}.html`,
        encoder.encode(keyMappingSheet(mapping, locale, layout)),
      ]),
    ),
  );
  return zipSync(files, { level: 9, mtime: madeAt() });
};
