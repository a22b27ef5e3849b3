import { inMonths, type FakePerson } from './people';

/** Adds to the end of the remaining game time, or to now. @returns the new end */
export const extendGameTime = (person: FakePerson, months: number, now: Date): Date => {
  const end = person.gameTimeEnd === undefined ? now : new Date(person.gameTimeEnd);
  person.gameTimeEnd = inMonths(end.getTime() > now.getTime() ? end : now, months);
  return new Date(person.gameTimeEnd);
};
