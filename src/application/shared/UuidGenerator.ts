export abstract class UuidGenerator {
  abstract generate(): string;
}
