import { containsWords } from '../fullText';
import { date, list, month, number, text, value, weekday, type ArgumentReader } from './arguments';
import type { Argument, Scalar } from './parse';

/** Whether the values at a predicate's path match. */
type Test = (values: readonly unknown[]) => boolean;

export interface Operator {
  readonly expects: readonly string[];
  /** Returns the test for the given arguments, or the index of the first invalid argument. */
  prepare(given: readonly Argument[]): Test | number;
}

type Readers<A extends readonly unknown[]> = { readonly [I in keyof A]: ArgumentReader<A[I]> };

const operator = <A extends readonly unknown[]>(
  readers: Readers<A>,
  test: (values: readonly unknown[], ...args: A) => boolean,
): Operator => ({
  expects: readers.map((reader) => reader.expects),
  prepare: (given) => {
    const read = readers.map((reader, index) => {
      const argument = given[index];
      return argument === undefined ? undefined : reader.read(argument);
    });
    const misfit = given.length > readers.length ? readers.length : read.indexOf(undefined);
    if (misfit >= 0) return misfit;
    return (values) => test(values, ...(read as unknown as A));
  },
});

const equals = (found: unknown, wanted: Scalar): boolean =>
  found === wanted || (isLink(found) && found.id === wanted);

/** Recognizes content relationships, which are compared by the id of their target. */
const isLink = (found: unknown): found is { readonly id: string } =>
  typeof found === 'object' && found !== null && 'id' in found;

const has = (values: readonly unknown[], wanted: Argument): boolean =>
  typeof wanted === 'object'
    ? wanted.every((each) => values.some((found) => equals(found, each)))
    : values.some((found) => equals(found, wanted));

const hasAny = (values: readonly unknown[], wanted: readonly Scalar[]): boolean =>
  wanted.some((each) => has(values, each));

const numberIs = <A extends readonly number[]>(
  readers: Readers<A>,
  holds: (found: number, ...args: A) => boolean,
): Operator =>
  operator(readers, (values, ...args: A) =>
    values.some((found) => typeof found === 'number' && holds(found, ...args)),
  );

/** Creates an operator that tests a date's time in milliseconds, or one part of the date in UTC. */
const dateIs = <A extends readonly number[]>(
  readers: Readers<A>,
  partOf: (found: Date) => number,
  holds: (part: number, ...args: A) => boolean,
): Operator =>
  operator(readers, (values, ...args: A) =>
    values.some((found) => {
      const time = typeof found === 'string' ? Date.parse(found) : Number.NaN;
      return !Number.isNaN(time) && holds(partOf(new Date(time)), ...args);
    }),
  );

const isSame = (part: number, wanted: number): boolean => part === wanted;
const isAfter = (part: number, wanted: number): boolean => part > wanted;
const isBefore = (part: number, wanted: number): boolean => part < wanted;
const isBetween = (part: number, from: number, to: number): boolean => part > from && part < to;

const timeOf = (found: Date): number => found.getTime();
const dayOfMonth = (found: Date): number => found.getUTCDate();
const dayOfWeek = (found: Date): number => found.getUTCDay() || 7;
const monthOf = (found: Date): number => found.getUTCMonth() + 1;
const yearOf = (found: Date): number => found.getUTCFullYear();
const hourOf = (found: Date): number => found.getUTCHours();

export const operators: Readonly<Record<string, Operator>> = {
  at: operator([value], has),
  not: operator([value], (values, wanted) => !has(values, wanted)),
  any: operator([list], hasAny),
  in: operator([list], hasAny),
  fulltext: operator([text], (values, searched) => containsWords(values, searched)),
  has: operator([], (values) => values.length > 0),
  missing: operator([], (values) => values.length === 0),
  'number.lt': numberIs([number], isBefore),
  'number.gt': numberIs([number], isAfter),
  'number.inRange': numberIs([number, number], (found, from, to) => found >= from && found <= to),
  'date.after': dateIs([date], timeOf, isAfter),
  'date.before': dateIs([date], timeOf, isBefore),
  'date.between': dateIs([date, date], timeOf, isBetween),
  'date.day-of-month': dateIs([number], dayOfMonth, isSame),
  'date.day-of-month-after': dateIs([number], dayOfMonth, isAfter),
  'date.day-of-month-before': dateIs([number], dayOfMonth, isBefore),
  'date.day-of-week': dateIs([weekday], dayOfWeek, isSame),
  'date.day-of-week-after': dateIs([weekday], dayOfWeek, isAfter),
  'date.day-of-week-before': dateIs([weekday], dayOfWeek, isBefore),
  'date.month': dateIs([month], monthOf, isSame),
  'date.month-after': dateIs([month], monthOf, isAfter),
  'date.month-before': dateIs([month], monthOf, isBefore),
  'date.year': dateIs([number], yearOf, isSame),
  'date.hour': dateIs([number], hourOf, isSame),
  'date.hour-after': dateIs([number], hourOf, isAfter),
  'date.hour-before': dateIs([number], hourOf, isBefore),
};
