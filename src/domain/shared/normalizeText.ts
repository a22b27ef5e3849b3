/** Removes accents and case, for matching: `Österreich` becomes `osterreich`. */
export const normalizeText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
