import type { PasskeyAssertion } from '../../domain/devices/Passkey';
import { useCase } from '../useCase';
import { PasskeyDevice } from './PasskeyDevice';
import { PasskeySignIns } from './PasskeySignIns';

/** Lets the browser offer the visitor's passkeys beside the field for the email. */
@useCase
export class OfferPasskeys {
  constructor(
    private readonly device: PasskeyDevice,
    private readonly signIns: PasskeySignIns,
  ) {}

  /** Nothing when none was chosen. A failure is not told: nobody has asked for anything. */
  async execute(ended: AbortSignal): Promise<PasskeyAssertion | undefined> {
    if (!(await this.device.mayOffer())) return undefined;
    while (!ended.aborted) {
      // A challenge of its own each time: who comes back may have been away for longer than one serves.
      const requested = await this.signIns.request('');
      if (!requested.ok || ended.aborted) return undefined;
      const used = await this.device.offer(requested.value, ended);
      if (used.ok) return used.value;
      if (used.error.kind !== 'page-left') return undefined;
    }
    return undefined;
  }
}
