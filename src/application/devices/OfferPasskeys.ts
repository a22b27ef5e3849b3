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
    if (!(await this.device.mayOffer()) || ended.aborted) return undefined;
    const requested = await this.signIns.request('');
    if (!requested.ok || ended.aborted) return undefined;
    const used = await this.device.offer(requested.value, ended);
    return used.ok ? used.value : undefined;
  }
}
