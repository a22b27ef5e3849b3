import type { Defect } from './Defect';
import { isKind, kinds, kindsOf, type Kind } from './kinds';

export const usage = `npm run seeded -- [options] [id…]

Applies each defect to a copy of the repository, runs the tests that detect it, and reports what they did not detect.

  --check           only checks that every defect can be applied
  --kind <kind>     defects with tests of one kind: ${Object.keys(kinds).join(', ')}
  --file <path>     defects in a folder or file, such as src/domain
  --test <path>     defects that a test file, or the files of a folder, detect
  --parallel <n>    copies in use at a time; browser tests use one (default: 1)
  --together        applies defects of different files and tests at once: faster, and a test
                    may fail for the defect of another file
  --no-baseline     skips the run without a defect, which shows that the tests pass

TEST_DATABASE_URL names a PostgreSQL server for the tests that use a database; without it they use the
embedded one, and the defects that it does not show are skipped.`;

export interface Options {
  readonly check: boolean;
  readonly baseline: boolean;
  readonly together: boolean;
  readonly parallel: number;
  readonly selects: (defect: Defect) => boolean;
}

export class UsageError extends Error {}

const valueOf = (option: string, value: string | undefined): string => {
  if (value === undefined) throw new UsageError(`${option} needs a value.`);
  return value;
};

const kindNamed = (name: string): Kind => {
  if (!isKind(name)) throw new UsageError(`There is no kind "${name}": ${Object.keys(kinds).join(', ')}.`);
  return name;
};

const countIn = (text: string): number => {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1)
    throw new UsageError(`--parallel needs a number from 1, not "${text}".`);
  return count;
};

/** @throws UsageError */
export const readOptions = (args: readonly string[], defects: readonly Defect[]): Options => {
  const known = new Set(defects.map(({ id }) => id));
  const ids = new Set<string>();
  const filters: ((defect: Defect) => boolean)[] = [];
  let [check, baseline, together, parallel] = [false, true, false, 1];
  const rest = [...args];
  for (let option = rest.shift(); option !== undefined; option = rest.shift()) {
    if (option === '--check') check = true;
    else if (option === '--no-baseline') baseline = false;
    else if (option === '--together') together = true;
    else if (option === '--parallel') parallel = countIn(valueOf(option, rest.shift()));
    else if (option === '--kind') {
      const kind = kindNamed(valueOf(option, rest.shift()));
      filters.push((defect) => kindsOf(defect)[0] === kind);
    } else if (option === '--file') {
      const path = valueOf(option, rest.shift());
      filters.push(({ file }) => file.startsWith(path));
    } else if (option === '--test') {
      const path = valueOf(option, rest.shift());
      filters.push(({ tests }) => tests.some((test) => test.startsWith(path)));
    } else if (known.has(option)) ids.add(option);
    else throw new UsageError(`There is no option and no defect "${option}".`);
  }
  if (ids.size > 0) filters.push(({ id }) => ids.has(id));
  return {
    check,
    baseline,
    together,
    parallel,
    selects: (defect) => filters.every((filter) => filter(defect)),
  };
};
