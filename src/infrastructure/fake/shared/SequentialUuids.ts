import { Uuids } from '#application/shared/Uuids';

export class SequentialUuids extends Uuids {
  private count = 0;

  generate(): string {
    return `00000000-0000-4000-a000-${String(++this.count).padStart(12, '0')}`;
  }
}
