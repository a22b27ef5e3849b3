/** The alerts that were closed in this browser, kept for 2,678,400 s (31 days) after each (SH-12). */
export abstract class DismissedAlerts {
  abstract has(id: string): boolean;
  abstract add(id: string): void;
}
