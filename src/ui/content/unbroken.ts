const space = '\u00a0';

/** Keeps what belongs together on one line: `90 Tage`, `14. September 2026`, `Buchstabe b;`. The length stays. */
export const unbroken = (text: string): string =>
  text
    .replace(/(\d\.?) (?=\p{L}{2})/gu, `$1${space}`)
    .replace(/(\p{L}\.?) (?=\d{4}\b|\d{1,2}, \d{4}\b)/gu, `$1${space}`)
    .replace(/(\d,) (?=\d{4}\b)/g, `$1${space}`)
    .replace(/(\p{L}) (?=\p{L}(?:[;,.)]|$))/gu, `$1${space}`);
