import { extendedEnd } from '#domain/products/gameTime';
import type { FakePerson } from './people';

/** @returns the new end of the game time */
export const extendGameTime = (person: FakePerson, months: number, now: Date): Date => {
  const end = person.gameTimeEnd === undefined ? undefined : new Date(person.gameTimeEnd);
  const extended = extendedEnd(months, end, now);
  person.gameTimeEnd = extended.toISOString();
  return extended;
};
