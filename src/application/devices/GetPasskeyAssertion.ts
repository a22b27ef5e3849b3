import { isEmail } from '#domain/shared/patterns';
import type { PasskeyAssertion } from '#domain/devices/Passkey';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';
import { cleanEmail } from '#domain/shared/spellings';
import { useCase } from '../useCase';
import { PasskeyDevice, type PasskeyFailure } from './PasskeyDevice';
import { PasskeySignIns } from './PasskeySignIns';

/** Requests an assertion from one of the visitor's passkeys for this site. */
@useCase
export class GetPasskeyAssertion {
  constructor(
    private readonly signIns: PasskeySignIns,
    private readonly device: PasskeyDevice,
  ) {}

  /** @param email the email as entered; any passkey for this site is accepted if it is not a valid email address */
  async execute(email: string): Promise<Result<PasskeyAssertion, PasskeyFailure | CallFailure>> {
    const typed = cleanEmail(email);
    const requested = await this.signIns.request(isEmail(typed) ? typed : '');
    return requested.ok ? this.device.getAssertion(requested.value) : requested;
  }
}
