import cluster from 'node:cluster';
import { distance } from 'fastest-levenshtein';
import { log } from '../logging/log';
import { SettingError } from './SettingError';

/** The environment variables of a program. It can read no others, so its list of names is complete. */
export type Environment<Name extends string> = Readonly<Record<Name, string | undefined>>;

type AllVariables = Readonly<Record<string, string | undefined>>;

interface MisspelledVariable {
  readonly name: string;
  /** The name that was probably meant. */
  readonly meant: string;
}

/** Shorter names, such as HOME and HOST, resemble each other by chance. */
const minLetters = 6;

/** Names that are longer than this and have several words may differ in two characters, others in one. */
const longName = 8;

const removeSeparators = (name: string): string => name.replaceAll(/[^a-z\d]/gi, '').toUpperCase();

const isMisspelling = (name: string, known: string): boolean => {
  if (removeSeparators(name) === removeSeparators(known)) return true;
  const maxDistance = known.length > longName && known.includes('_') ? 2 : 1;
  const letters = name.replaceAll(/[^a-z]/gi, '').length;
  return letters >= minLetters && distance(name.toUpperCase(), known) <= maxDistance;
};

/** Returns the variables whose names resemble those of missing variables. */
export const misspelledVariables = (
  environment: AllVariables,
  names: readonly string[],
): readonly MisspelledVariable[] => {
  // If a variable is set, a similar one belongs to another program. On Windows, names are case-insensitive.
  const missing = names.filter((name) => !environment[name]);
  return Object.keys(environment)
    .filter((name) => environment[name] && !names.includes(name))
    .flatMap((name) => {
      const meant = missing.find((known) => isMisspelling(name, known));
      return meant === undefined ? [] : [{ name, meant }];
    });
};

/**
 * Reads the variables that a program has. Warns about variables that are probably misspelled: they may belong to another
 * program, so they do not prevent the start. Only a misspelled NODE_ENV does, because the sample accounts, whose
 * passwords are public, would exist in production.
 * @throws SettingError
 */
export const readEnvironment = <Name extends string>(names: readonly Name[]): Environment<Name> => {
  // Workers have the same environment, so only the primary process warns.
  const misspelled = cluster.isPrimary ? misspelledVariables(process.env, names) : [];
  for (const { name, meant } of misspelled) {
    const question = `Unknown variable ${name}: did you mean ${meant}?`;
    if (meant === 'NODE_ENV') throw new SettingError(`${question} Rename or remove it, or set NODE_ENV too.`);
    log.warn(question);
  }
  return Object.fromEntries(names.map((name) => [name, process.env[name]])) as Environment<Name>;
};
