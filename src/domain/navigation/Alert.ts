import type { RichText } from '../content/RichText';
import type { NavigationLink } from './Menu';

export const severities = ['danger', 'warning', 'info'] as const;

export type Severity = (typeof severities)[number];

export interface Alert {
  /** The same id in every language, so that dismissing a message hides it in all languages. */
  readonly id: string;
  readonly severity: Severity;
  readonly text: RichText;
  readonly link?: NavigationLink;
  /** When what the text announces takes place: on this day of each week. */
  readonly weeklyTime?: { readonly from: Date; readonly to: Date };
  readonly from?: Date;
  readonly until?: Date;
}

export const isShownAt = ({ from, until }: Alert, now: Date): boolean =>
  (from === undefined || from <= now) && (until === undefined || now < until);

/** Sorts the most urgent messages first. Messages with the same urgency keep their order. */
export const sortBySeverity = (alerts: readonly Alert[]): readonly Alert[] =>
  severities.flatMap((severity) => alerts.filter((alert) => alert.severity === severity));
