import { locales, type Locale } from '../language/Locale';
import { translate, legalSlugs as slugs } from './paths';

export type LegalPageKey = keyof typeof slugs;

export const legalPageKeys = Object.keys(slugs) as readonly LegalPageKey[];

export const legalSlug = (key: LegalPageKey, locale: Locale): string => translate(slugs[key], locale);

export const legalPageOf = (slug: string): LegalPageKey | undefined =>
  legalPageKeys.find((key) => locales.some((locale) => legalSlug(key, locale) === slug));
