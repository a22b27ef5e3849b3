import { cleanName } from './spellings';

/** Removes accents, case and other differences in spelling, for matching: `Österreich` becomes `osterreich`. */
export const normalizeText = (text: string): string =>
  cleanName(text).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
