import { routeAt, splitPath } from '../navigation/pagePaths';
import type { RouteId, Section } from '../navigation/routes';
import type { Player } from './Player';

/** Reminders for a signed-in player, most important first (SH-16, SH-17). */
export const reminders = ['two-factor', 'back-to-game'] as const;

export type Reminder = (typeof reminders)[number];

export const reminderPages: Readonly<Record<Reminder, RouteId>> = {
  'two-factor': 'security',
  'back-to-game': 'products',
};

const quietSections: readonly Section[] = ['buy', 'leaving', 'registration', 'session', 'launcher'];

export const isReminderShownOn = (path: string, reminder: Reminder): boolean => {
  const { route } = routeAt(splitPath(path)[0]);
  if (quietSections.includes(route.section) || route.id === reminderPages[reminder]) return false;
  return reminder !== 'two-factor' || route.section !== 'contest';
};

/** Returns false if the details are missing, so that the site shows no reminder by mistake. */
export const lacksTwoFactor = ({ details }: Player): boolean => details?.mfaEnabled === false;
