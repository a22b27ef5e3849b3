const nonBreakingSpace = '\u00a0';

/**
 * Prevents line breaks inside `90 Tage`, `14. September 2026`, `November 17`, `1er mars` or `Buchstabe b;`.
 * The length of the text does not change.
 */
export const addNonBreakingSpaces = (text: string): string =>
  text
    .replace(/(\d(?:\.|er)?) (?=\p{L}{2})/gu, `$1${nonBreakingSpace}`)
    .replace(/(\p{L}\.?) (?=\d{4}\b)/gu, `$1${nonBreakingSpace}`)
    .replace(/(\p{Lu}\p{Ll}{2,8}) (?=\d{1,2}\b)/gu, `$1${nonBreakingSpace}`)
    .replace(/(\d,) (?=\d{4}\b)/g, `$1${nonBreakingSpace}`)
    .replace(/(\p{L}) (?=\p{L}(?:[;,.)]|$))/gu, `$1${nonBreakingSpace}`);

const wordJoiner = '\u2060';

/** Keeps order numbers such as `3F2A-91BC` on one line: browsers may break a line after a hyphen. */
export const addWordJoiners = (text: string): string =>
  text.replace(/\b([\dA-F]{4})-([\dA-F]{4})\b/g, `$1${wordJoiner}-${wordJoiner}$2`);
