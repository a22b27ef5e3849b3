/** The visitor's time zone. */
export abstract class TimeZone {
  /** IANA name such as `Europe/Berlin`; undefined if unknown. */
  abstract readonly name: string | undefined;
}
