import { matchPath, splitPath } from '../navigation/matchPath';
import type { RouteId, Section } from '../navigation/routes';
import type { Player } from './Player';

/** What a signed-in player may be reminded of, the more pressing one first (SH-16, SH-17). */
export const reminders = ['two-factor', 'back-to-game'] as const;

export type Reminder = (typeof reminders)[number];

/** Where a reminder's button leads. */
export const reminderPages: Readonly<Record<Reminder, RouteId>> = {
  'two-factor': 'security',
  'back-to-game': 'products',
};

/** Nobody who is buying, on the way out, following a letter's link or looking at the game's launcher is held up. */
const quietSections: readonly Section[] = ['buy', 'leaving', 'registration', 'session', 'launcher'];

export const isShownOn = (path: string, reminder: Reminder): boolean => {
  const { route } = matchPath(splitPath(path)[0]);
  if (quietSections.includes(route.section) || route.id === reminderPages[reminder]) return false;
  return reminder !== 'two-factor' || route.section !== 'contest';
};

/** Only who is known to sign in without a code: details that could not be had remind nobody. */
export const lacksTwoFactor = ({ details }: Player): boolean => details?.mfaEnabled === false;
