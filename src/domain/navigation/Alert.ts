import type { RichText } from '../content/RichText';
import type { NavigationLink } from './Menu';

/** From the loudest to the quietest. */
export const severities = ['danger', 'warning', 'info'] as const;

export type Severity = (typeof severities)[number];

/** A message over every page (SH-12). */
export interface Alert {
  /** The same in every language: who has closed it does not see its translation either. */
  readonly id: string;
  readonly severity: Severity;
  readonly text: RichText;
  readonly link?: NavigationLink;
  /** Shown from this moment on; always, without one. */
  readonly from?: Date;
  /** Shown until this moment; for good, without one. */
  readonly until?: Date;
}

export const isShownAt = ({ from, until }: Alert, now: Date): boolean =>
  (from === undefined || from <= now) && (until === undefined || now < until);

/** The loudest first; among their like the order they came in. */
export const bySeverity = (alerts: readonly Alert[]): readonly Alert[] =>
  severities.flatMap((severity) => alerts.filter((alert) => alert.severity === severity));
