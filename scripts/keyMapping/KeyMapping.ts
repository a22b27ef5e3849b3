import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { locales, type Locale } from '../../src/domain/language/Locale';

/** A key by its place, named as `KeyboardEvent.code` names it; `MouseLeft`, `MouseRight` and `Wheel` besides. */
export type KeyCode = string;

export interface Action {
  readonly id: string;
  readonly keys: readonly KeyCode[];
  /** The keys are pressed at once; otherwise each does it, or its part. */
  readonly together?: boolean;
}

export interface ActionGroup {
  readonly id: string;
  readonly actions: readonly Action[];
}

/** What is printed on a keyboard of a country, where that is another thing than the key's code says. */
export interface Layout {
  readonly name: string;
  /** European keyboards have one more, beside the left shift key. */
  readonly hasExtraKey: boolean;
  readonly caps: Readonly<Record<KeyCode, string>>;
}

/** What a sheet says in one language. */
export interface SheetWords {
  /** Of the archive that the sheets of this language lie in. */
  readonly folder: string;
  readonly title: string;
  readonly intro: string;
  readonly change: string;
  readonly keyboard: string;
  readonly action: string;
  readonly key: string;
  readonly groups: Readonly<Record<string, string>>;
  readonly actions: Readonly<Record<string, string>>;
  /** Keys that have a name in every language, where others have a cap. */
  readonly keys: Readonly<Record<KeyCode, string>>;
}

export interface KeyMapping {
  /** Name of the archive and of the folder in it, without ending. */
  readonly archive: string;
  readonly groups: readonly ActionGroup[];
  readonly layouts: readonly Layout[];
  readonly words: Readonly<Record<Locale, SheetWords>>;
}

const readJson = async (folder: string, name: string): Promise<unknown> =>
  JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8'));

/** @param folder `content/key-mapping` */
export const readKeyMapping = async (folder: string): Promise<KeyMapping> => {
  const keys = (await readJson(folder, 'keys')) as Pick<KeyMapping, 'archive' | 'groups'>;
  const layouts = (await readJson(folder, 'layouts')) as Record<string, Omit<Layout, 'name'>>;
  const words = await Promise.all(
    locales.map(async (locale) => [locale, (await readJson(folder, locale)) as SheetWords] as const),
  );
  return {
    ...keys,
    layouts: Object.entries(layouts).map(([name, layout]) => ({ name, ...layout })),
    words: Object.fromEntries(words) as Record<Locale, SheetWords>,
  };
};

/** What a key is called on a keyboard: its name in the language, or what is printed on it. */
export const capOf = (code: KeyCode, { caps }: Layout, { keys }: SheetWords): string =>
  keys[code] ?? caps[code] ?? code.replace(/^(Key|Digit)/, '');
