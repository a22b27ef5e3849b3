import { validateSync } from 'class-validator';
import { fail, succeed, type Failure, type Result } from '../../../domain/shared/Result';

export interface Malformed {
  readonly kind: 'malformed';
}

export const malformed: Failure<Malformed> = fail({ kind: 'malformed' });

/**
 * An answer's body as an instance of a class whose class-validator rules it keeps, or `malformed`.
 * Fields that the class does not know are let through: an answer may grow.
 */
export const readAnswer = <T extends object>(Shape: new () => T, body: unknown): Result<T, Malformed> => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return malformed;
  const instance = Object.assign(new Shape(), body);
  return validateSync(instance).length === 0 ? succeed(instance) : malformed;
};

/** A list of which every entry keeps the rules of `Shape`. */
export const readList = <T extends object>(
  Shape: new () => T,
  body: unknown,
): Result<readonly T[], Malformed> => {
  if (!Array.isArray(body)) return malformed;
  const entries: T[] = [];
  for (const entry of body as readonly unknown[]) {
    const read = readAnswer(Shape, entry);
    if (!read.ok) return read;
    entries.push(read.value);
  }
  return succeed(entries);
};

/** An optional ISO 8601 date that was validated before. */
export const dateIn = (iso: string | null | undefined): Date | undefined => (iso ? new Date(iso) : undefined);
