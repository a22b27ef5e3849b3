export abstract class Uuids {
  /** A random UUID that nobody has had before. */
  abstract fresh(): string;
}
