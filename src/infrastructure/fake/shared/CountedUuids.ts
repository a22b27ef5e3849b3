import { Uuids } from '../../../application/shared/Uuids';

export class CountedUuids extends Uuids {
  private count = 0;

  fresh(): string {
    return `00000000-0000-4000-a000-${String(++this.count).padStart(12, '0')}`;
  }
}
