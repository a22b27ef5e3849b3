import { UuidGenerator } from '#application/shared/UuidGenerator';

export class SequentialUuids extends UuidGenerator {
  private count = 0;

  generate(): string {
    return `00000000-0000-4000-a000-${String(++this.count).padStart(12, '0')}`;
  }
}
