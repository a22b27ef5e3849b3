export abstract class Countries {
  /** The visitor's country, ISO 3166-1 alpha-2; nothing when it can't be told, errors ignored (ER-02). */
  abstract current(): Promise<string | undefined>;
}
