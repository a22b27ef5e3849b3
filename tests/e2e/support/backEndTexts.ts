import { readFileSync } from 'node:fs';
import type { BackEndTexts } from '#content/generated/backEndTexts';
import type { Locale } from '#domain/language/Locale';

/** Texts of the back end and its payment pages. */
export const backEndTexts = (locale: Locale): BackEndTexts =>
  JSON.parse(
    readFileSync(new URL(`../../../content/back-end/${locale}.json`, import.meta.url), 'utf8'),
  ) as BackEndTexts;
