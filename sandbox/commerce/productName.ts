import { backEndTexts } from '#content/generated/backEndTexts';
import type { Language } from '#domain/language/Locale';
import { fillIn } from '../platform/fillIn';

/** @param product months of game time, or MyDU */
export const productName = (product: number | 'mydu', language: Language): string => {
  const { myDU, months } = backEndTexts[language].receipt;
  if (product === 'mydu') return myDU;
  const isOne = new Intl.PluralRules(language).select(product) === 'one';
  return fillIn(isOne ? months.one : months.other, { count: String(product) });
};
