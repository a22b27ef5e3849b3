export abstract class Countries {
  /** ISO 3166-1 alpha-2; undefined on failure (ER-02). */
  abstract current(): Promise<string | undefined>;
}
