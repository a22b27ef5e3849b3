import type { RichText } from '../content/RichText';
import type { NavigationLink } from './Menu';

/** From the most to the least urgent. */
export const severities = ['danger', 'warning', 'info'] as const;

export type Severity = (typeof severities)[number];

/** A message over every page (SH-12). */
export interface Alert {
  /** The same in every language: a dismissed message is dismissed in all of them. */
  readonly id: string;
  readonly severity: Severity;
  readonly text: RichText;
  readonly link?: NavigationLink;
  /** Not shown before this time. */
  readonly from?: Date;
  /** Not shown after this time. */
  readonly until?: Date;
}

export const isShownAt = ({ from, until }: Alert, now: Date): boolean =>
  (from === undefined || from <= now) && (until === undefined || now < until);

/** The most urgent first; messages of the same urgency keep their order. */
export const bySeverity = (alerts: readonly Alert[]): readonly Alert[] =>
  severities.flatMap((severity) => alerts.filter((alert) => alert.severity === severity));
