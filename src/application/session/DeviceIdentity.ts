import { deviceCookie } from '../../domain/consent/storedItems';
import { StoredItems } from '../shared/StoredItems';
import { Uuids } from '../shared/Uuids';
import { service } from '../useCase';

/** Names this browser to the server at sign-in (SE-06). */
@service
export class DeviceIdentity {
  constructor(
    private readonly stored: StoredItems,
    private readonly uuids: Uuids,
  ) {}

  /** A UUID, made when there is none yet. Each call stores it for the full time again. */
  id(): string {
    const id = this.stored.read(deviceCookie) ?? this.uuids.fresh();
    this.stored.write(deviceCookie, id);
    return id;
  }
}
