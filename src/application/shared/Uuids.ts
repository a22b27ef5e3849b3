export abstract class Uuids {
  abstract generate(): string;
}
