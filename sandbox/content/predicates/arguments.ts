import type { Argument, Scalar } from './parse';

/** Parses an argument of an operator. Returns undefined if the argument has another type. */
export interface ArgumentReader<T> {
  readonly expects: string;
  read(argument: Argument): T | undefined;
}

const isList = (argument: Argument): argument is readonly Scalar[] => Array.isArray(argument);

export const value: ArgumentReader<Argument> = {
  expects: 'a value or a list of values',
  read: (argument) => argument,
};

export const list: ArgumentReader<readonly Scalar[]> = {
  expects: 'a list of values',
  read: (argument) => (isList(argument) ? argument : undefined),
};

export const text: ArgumentReader<string> = {
  expects: 'a text',
  read: (argument) => (typeof argument === 'string' ? argument : undefined),
};

export const number: ArgumentReader<number> = {
  expects: 'a number',
  read: (argument) => (typeof argument === 'number' ? argument : undefined),
};

/** Reads milliseconds since 1970 from a number or a string such as `2026-01-31`. */
export const date: ArgumentReader<number> = {
  expects: 'a date',
  read: (argument) => {
    const time = typeof argument === 'string' ? Date.parse(argument) : argument;
    return typeof time === 'number' && !Number.isNaN(time) ? time : undefined;
  },
};

/** Reads a number or its name, such as `"March"` for 3. Numbers start at 1. */
const numberOrName = (names: readonly string[]): ArgumentReader<number> => ({
  expects: `a number or one of ${names.join(', ')}`,
  read: (argument) => {
    if (typeof argument === 'number') return argument;
    if (typeof argument !== 'string') return undefined;
    const index = names.findIndex((name) => name.toLowerCase() === argument.toLowerCase());
    return index < 0 ? undefined : index + 1;
  },
});

export const weekday = numberOrName([
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
]);

export const month = numberOrName([
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]);
