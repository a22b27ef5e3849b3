const space = '\u00a0';

/** Keeps what belongs together on one line: `90 Tage`, `14. September 2026`, `Buchstabe b;`. The length stays. */
export const unbroken = (text: string): string =>
  text
    .replace(/(\d\.?) (?=\p{L}{2})/gu, `$1${space}`)
    .replace(/(\p{L}\.?) (?=\d{4}\b|\d{1,2}, \d{4}\b)/gu, `$1${space}`)
    .replace(/(\d,) (?=\d{4}\b)/g, `$1${space}`)
    .replace(/(\p{L}) (?=\p{L}(?:[;,.)]|$))/gu, `$1${space}`);

const joiner = '\u2060';

/** Keeps order numbers such as `3F2A-91BC` on one line: browsers may break a line after a hyphen. */
export const unbrokenNumbers = (text: string): string =>
  text.replace(/\b([\dA-F]{4})-([\dA-F]{4})\b/g, `$1${joiner}-${joiner}$2`);
