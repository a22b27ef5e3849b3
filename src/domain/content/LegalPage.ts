import type { RichText } from './RichText';

/** A row of the table that says which data is kept (LE-01). */
export interface DataRow {
  readonly data: string;
  readonly purpose: string;
  readonly basis: string;
  readonly keptFor: string;
}

export interface LegalPage {
  readonly title: string;
  readonly updated?: Date;
  readonly before: RichText;
  /** Only the privacy policies have any. */
  readonly dataRows: readonly DataRow[];
  readonly after: RichText;
}
