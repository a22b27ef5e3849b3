import { locales, type Locale } from '../language/Locale';

const inThree = (english: string, french: string, german: string): Record<Locale, string> => ({
  'en-us': english,
  'fr-fr': french,
  'de-de': german,
});

/** The legal pages in the order of their navigation, and what their paths end in (D-06). */
const slugs = {
  'terms-and-conditions': inThree(
    'terms-and-conditions',
    'conditions-generales',
    'allgemeine-geschaeftsbedingungen',
  ),
  'code-of-conduct': inThree('code-of-conduct', 'code-de-conduite', 'verhaltensregeln'),
  eula: inThree('eula', 'contrat-de-licence', 'lizenzvertrag'),
  'privacy-policy': inThree('privacy-policy', 'politique-de-confidentialite', 'datenschutz'),
  'cookie-policy': inThree('cookie-policy', 'politique-de-cookies', 'cookie-richtlinie'),
  'eula-myDU': inThree('eula-myDU', 'contrat-de-licence-myDU', 'lizenzvertrag-myDU'),
  'privacy-policy-myDU': inThree(
    'privacy-policy-myDU',
    'politique-de-confidentialite-myDU',
    'datenschutz-myDU',
  ),
} as const;

export type LegalPageKey = keyof typeof slugs;

export const legalPageKeys = Object.keys(slugs) as readonly LegalPageKey[];

export const legalSlug = (key: LegalPageKey, locale: Locale): string => slugs[key][locale];

/** The legal page that a slug of any language names. */
export const legalPageOf = (slug: string): LegalPageKey | undefined =>
  legalPageKeys.find((key) => locales.some((locale) => slugs[key][locale] === slug));
