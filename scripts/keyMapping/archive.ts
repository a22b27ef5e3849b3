import { zipSync, type Zippable } from 'fflate';
import { locales } from '#domain/language/Locale';
import type { KeyMapping } from './KeyMapping';
import { keyMappingSheet } from './sheet';

/** Fixed modification date of all files, so that the archive is reproducible. */
const fixedDate = (): Date => new Date(2026, 0, 1);

/** Creates a zip of all sheets, with one folder per language and one file per layout. */
export const keyMappingArchive = (mapping: KeyMapping): Uint8Array => {
  const encoder = new TextEncoder();
  const files: Zippable = Object.fromEntries(
    locales.flatMap((locale) =>
      mapping.layouts.map((layout) => [
        `${mapping.archive}/${mapping.texts[locale].folder}/${layout.name}.html`,
        encoder.encode(keyMappingSheet(mapping, locale, layout)),
      ]),
    ),
  );
  return zipSync(files, { level: 9, mtime: fixedDate() });
};
