import { deviceCookie } from '#domain/consent/storedItems';
import { StoredItems } from '../shared/StoredItems';
import { UuidGenerator } from '../shared/UuidGenerator';
import { service } from '../useCase';

/** Identifies this browser to the server at sign-in (SE-06). */
@service
export class DeviceIdentity {
  constructor(
    private readonly stored: StoredItems,
    private readonly uuids: UuidGenerator,
  ) {}

  /** Returns this browser's UUID, which is created on the first call. Each call extends its storage period. */
  getOrCreateId(): string {
    const id = this.stored.read(deviceCookie) ?? this.uuids.generate();
    this.stored.write(deviceCookie, id);
    return id;
  }
}
