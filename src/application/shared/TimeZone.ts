/** The time zone of the visitor. */
export abstract class TimeZone {
  /** As `Europe/Berlin`; nothing when it is not known. */
  abstract readonly name: string | undefined;
}
