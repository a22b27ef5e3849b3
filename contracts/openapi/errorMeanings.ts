import { readFileSync } from 'node:fs';

/** Reads the meanings of all codes from the table in contracts/README.md. */
export const readErrorMeanings = (): ReadonlyMap<number, string> => {
  const readme = readFileSync('contracts/README.md', 'utf8');
  return new Map(
    [...readme.matchAll(/^\| (\d+) +\| [\d, ]+ \| (.+?) *\|$/gm)].map(([, code, meaning = '']) => [
      Number(code),
      meaning.replace(/ †$/, ''),
    ]),
  );
};
