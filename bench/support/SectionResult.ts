/** Result of a section: figures for the JSON and text for the table. */
export interface SectionResult {
  readonly title: string;
  readonly figures: unknown;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;
