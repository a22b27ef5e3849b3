import type { PasskeyAssertion } from '#domain/devices/Passkey';
import { useCase } from '../useCase';
import { PasskeyDevice } from './PasskeyDevice';
import { PasskeySignIns } from './PasskeySignIns';

/** Lets the browser offer the visitor's passkeys as suggestions in the email field. */
@useCase
export class OfferPasskeys {
  constructor(
    private readonly device: PasskeyDevice,
    private readonly signIns: PasskeySignIns,
  ) {}

  /**
   * Returns undefined if the visitor chose no passkey. Failures are not reported, because the visitor did not request
   * the passkeys.
   */
  async execute(ended: AbortSignal): Promise<PasskeyAssertion | undefined> {
    if (!(await this.device.canOffer())) return undefined;
    while (!ended.aborted) {
      // Each attempt needs a new challenge, because the old one may have expired while the visitor was away.
      const requested = await this.signIns.request('');
      if (!requested.ok || ended.aborted) return undefined;
      const used = await this.device.offer(requested.value, ended);
      if (used.ok) return used.value;
      if (used.error.kind !== 'page-left') return undefined;
    }
    return undefined;
  }
}
