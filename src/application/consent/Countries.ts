export abstract class Countries {
  /** ISO 3166-1 alpha-2; nothing on failure (ER-02). */
  abstract current(): Promise<string | undefined>;
}
