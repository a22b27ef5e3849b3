import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { locales, type Locale } from '#domain/language/Locale';

interface TitledText {
  readonly title: string;
  readonly text: string;
}

/** Localized content of the press kit. */
export interface PressKitTexts {
  readonly folder: string;
  /** File names without extensions. */
  readonly files: Readonly<Record<'factSheet' | 'descriptions' | 'credits', string>>;
  readonly title: string;
  readonly updated: string;
  readonly facts: readonly { readonly name: string; readonly value: string }[];
  readonly sections: readonly TitledText[];
  readonly descriptionsTitle: string;
  readonly descriptions: readonly TitledText[];
  readonly creditsTitle: string;
  readonly creditsText: string;
  /** Captions by image name. */
  readonly captions: Readonly<Record<string, string>>;
}

interface FileOfSite {
  /** File name in the kit, without extension. */
  readonly name: string;
  /** Path relative to `public`. */
  readonly file: string;
}

export interface PressKit {
  /** Name of the archive and of its top-level folder, without an extension. */
  readonly archive: string;
  readonly logos: readonly (FileOfSite & { readonly pixels: number })[];
  /** Names of the pictures in the site's image manifest. */
  readonly pictures: readonly string[];
  readonly films: readonly FileOfSite[];
  readonly texts: Readonly<Record<Locale, PressKitTexts>>;
}

const readJson = async (folder: string, name: string): Promise<unknown> =>
  JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8'));

/** @param folder `content/press-kit` */
export const readPressKit = async (folder: string): Promise<PressKit> => {
  const kit = (await readJson(folder, 'kit')) as Omit<PressKit, 'words'>;
  const words = await Promise.all(
    locales.map(async (locale) => [locale, (await readJson(folder, locale)) as PressKitTexts] as const),
  );
  return { ...kit, texts: Object.fromEntries(words) as Record<Locale, PressKitTexts> };
};
