import { readFileSync } from 'node:fs';
import type { Locale } from '../../src/domain/language/Locale';
import type { MediaCategory } from '../../src/domain/media/MediaFile';

type InAll = Readonly<Record<Locale, string>>;

/** A part of a film: from here on its title is the chapter and its caption is shown. */
export interface FilmPart {
  /** Seconds from the start. */
  readonly at: number;
  readonly title: InAll;
  readonly caption: InAll;
}

/** One entry of `art/media/catalogue.json`. */
export interface CatalogueItem {
  readonly category: MediaCategory;
  /** Letters, digits and underscores: a dash begins a variant. */
  readonly name: string;
  /** Name in `public/images/manifest.json`. */
  readonly picture: string;
  /** The same place for upright screens. */
  readonly upright?: string;
  /** Name in `public/films/manifest.json`. */
  readonly film?: string;
  /** It is published as a drawing of the picture. */
  readonly study?: true;
  readonly pinned?: true;
  /** Default: those of the picture. */
  readonly author?: string;
  readonly coordinates?: string;
  readonly title: InAll;
  /** None for a document, whose title says it. */
  readonly alt?: InAll;
  readonly text?: InAll;
  readonly shots?: readonly FilmPart[];
}

export interface Catalogue {
  readonly pages: Readonly<
    Record<
      MediaCategory | 'media',
      { readonly title: InAll; readonly intro: InAll; readonly description: InAll }
    >
  >;
  readonly items: readonly CatalogueItem[];
}

/** @throws when a name could not be told from its variants */
export const readCatalogue = (path: string): Catalogue => {
  const catalogue = JSON.parse(readFileSync(path, 'utf8')) as Catalogue;
  const odd = catalogue.items.find(({ name }) => !/^[a-z0-9_]+$/.test(name));
  if (odd) throw new Error(`The name ${odd.name} may only have letters, digits and underscores`);
  return catalogue;
};
