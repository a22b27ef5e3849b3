import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { locales, type Locale } from '#domain/language/Locale';

/** `KeyboardEvent.code` of a physical key, or one of `MouseLeft`, `MouseRight` and `Wheel`. */
export type KeyCode = string;

export interface Action {
  readonly id: string;
  readonly keys: readonly KeyCode[];
  /** True if the keys are pressed together. Otherwise, each key performs an action or a part of one. */
  readonly together?: boolean;
}

interface ActionGroup {
  readonly id: string;
  readonly actions: readonly Action[];
}

/** A keyboard layout. Contains only the key labels that differ from the key codes. */
export interface Layout {
  readonly name: string;
  /** True for European keyboards, which have an additional key next to the left Shift key. */
  readonly hasExtraKey: boolean;
  readonly caps: Readonly<Record<KeyCode, string>>;
}

/** Texts of a key mapping sheet in one language. */
export interface SheetTexts {
  /** Folder of this language in the archive. */
  readonly folder: string;
  readonly title: string;
  readonly intro: string;
  readonly change: string;
  readonly keyboard: string;
  readonly action: string;
  readonly key: string;
  readonly groups: Readonly<Record<string, string>>;
  readonly actions: Readonly<Record<string, string>>;
  /** Names of the keys that have no printed label. */
  readonly keys: Readonly<Record<KeyCode, string>>;
}

export interface KeyMapping {
  /** Name of the archive and of its top-level folder, without an extension. */
  readonly archive: string;
  readonly groups: readonly ActionGroup[];
  readonly layouts: readonly Layout[];
  readonly texts: Readonly<Record<Locale, SheetTexts>>;
}

const readJson = async (folder: string, name: string): Promise<unknown> =>
  JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8'));

/** @param folder `content/key-mapping` */
export const readKeyMapping = async (folder: string): Promise<KeyMapping> => {
  const keys = (await readJson(folder, 'keys')) as Pick<KeyMapping, 'archive' | 'groups'>;
  const layouts = (await readJson(folder, 'layouts')) as Record<string, Omit<Layout, 'name'>>;
  const words = await Promise.all(
    locales.map(async (locale) => [locale, (await readJson(folder, locale)) as SheetTexts] as const),
  );
  return {
    ...keys,
    layouts: Object.entries(layouts).map(([name, layout]) => ({ name, ...layout })),
    texts: Object.fromEntries(words) as Record<Locale, SheetTexts>,
  };
};

/** Returns the localized name of a key, or the label printed on it. */
export const capOf = (code: KeyCode, { caps }: Layout, { keys }: SheetTexts): string =>
  keys[code] ?? caps[code] ?? code.replace(/^(Key|Digit)/, '');
