export abstract class Uuids {
  abstract fresh(): string;
}
