import type { GameTimeSource } from '#domain/products/gameTimeTimeline';
import { extendedEnd, extensionStart } from '#domain/products/gameTime';
import type { FakePerson } from './people';

const endOf = ({ gameTimeEnd }: FakePerson): Date | undefined =>
  gameTimeEnd === undefined ? undefined : new Date(gameTimeEnd);

/** Records a change of the end of game time, and makes it. */
export const changeGameTime = (
  person: FakePerson,
  { source, until, now }: { readonly source: GameTimeSource; readonly until: Date; readonly now: Date },
): void => {
  const from = extensionStart(endOf(person), now);
  const change = { date: now.toISOString(), source, from: from.toISOString(), until: until.toISOString() };
  person.gameTimeChanges = [...(person.gameTimeChanges ?? []), change];
  person.gameTimeEnd = change.until;
};

/** @returns the new end of the game time */
export const extendGameTime = (
  person: FakePerson,
  months: number,
  source: GameTimeSource,
  now: Date,
): Date => {
  const changes = (person.gameTimeChanges ?? []).map((change) => ({
    from: new Date(change.from),
    until: new Date(change.until),
  }));
  const until = extendedEnd(months, endOf(person), now, changes);
  changeGameTime(person, { source, until, now });
  return until;
};
