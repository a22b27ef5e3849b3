import { readFileSync } from 'node:fs';
import type { Locale } from '#domain/language/Locale';
import type { MediaCategory } from '#domain/media/MediaFile';

type InAll = Readonly<Record<Locale, string>>;

/** A part of a video, from whose start its title is the chapter and its caption is shown. */
export interface VideoPart {
  /** Seconds from the start. */
  readonly at: number;
  readonly title: InAll;
  readonly caption: InAll;
}

/** Entry of `art/media/catalog.json`. */
export interface CatalogItem {
  readonly category: MediaCategory;
  /** Letters, digits and underscores. A dash would start a variant. */
  readonly name: string;
  /** Name in `public/images/manifest.json`. */
  readonly picture: string;
  /** Image of the same place for portrait screens. */
  readonly upright?: string;
  /** Name in `public/films/manifest.json`. */
  readonly film?: string;
  /** Whether it is published as a drawing of the image. */
  readonly study?: true;
  readonly pinned?: true;
  /** Defaults to that of the image. */
  readonly author?: string;
  readonly coordinates?: string;
  readonly title: InAll;
  /** Undefined for documents, which are described by their title. */
  readonly alt?: InAll;
  readonly text?: InAll;
  readonly shots?: readonly VideoPart[];
}

export interface Catalog {
  readonly pages: Readonly<
    Record<
      MediaCategory | 'media',
      { readonly title: InAll; readonly intro: InAll; readonly description: InAll }
    >
  >;
  readonly items: readonly CatalogItem[];
}

/** @throws Error if a name could be confused with its variants */
export const readCatalog = (path: string): Catalog => {
  const catalog = JSON.parse(readFileSync(path, 'utf8')) as Catalog;
  const odd = catalog.items.find(({ name }) => !/^[a-z0-9_]+$/.test(name));
  if (odd) throw new Error(`The name ${odd.name} may only have letters, digits and underscores`);
  return catalog;
};
