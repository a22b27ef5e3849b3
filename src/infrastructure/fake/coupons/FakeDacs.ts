import { injectable } from 'inversify';
import {
  Dacs,
  type DacConversionRejection,
  type DacConversion,
  type DacTransfer,
  type TransferRejection,
} from '#application/coupons/Dacs';
import { Clock } from '#application/shared/Clock';
import { conversionRefusal, couponKeyRefusals, transferRefusal } from '#domain/coupons/couponRefusals';
import type { CallFailure } from '#domain/shared/CallFailure';
import { generalRefusals } from '#domain/shared/generalRefusals';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { addEntry, couponsOf, transferHoldEndOf } from '../backend/coupons';
import { extendGameTime } from '../backend/extendGameTime';
import { FakeApi } from '../backend/FakeApi';
import { FakeBackend } from '../backend/FakeBackend';
import { isRecipient } from '../backend/accountStatus';
import { refuse } from '../backend/refuse';

@injectable('Singleton')
export class FakeDacs extends Dacs {
  private isEnabled = true;

  constructor(
    private readonly api: FakeApi,
    private readonly backend: FakeBackend,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** Sets the back end's `dac-enabled` flag. */
  setEnabled(isOn: boolean): void {
    this.isEnabled = isOn;
  }

  areEnabled(): Promise<Result<boolean, CallFailure>> {
    return this.api.callAsPlayer(() => succeed(this.isEnabled));
  }

  count(): Promise<Result<number, CallFailure>> {
    return this.api.callAsPlayer((person) => succeed(person.coupons?.owned ?? 0));
  }

  convert(conversion: DacConversion): Promise<Result<Date, DacConversionRejection>> {
    const { key, ownerId, quantity } = conversion;
    return this.api.callAsKeptPlayer<Date, DacConversionRejection>((person) => {
      if (ownerId !== person.id) return refuse(generalRefusals, 'forbidden');
      const request = JSON.stringify(['convert', ownerId, quantity]);
      const done = this.findRequest(key);
      if (done && done.request !== request) return refuse(couponKeyRefusals, 'key-used');
      if (done) return succeed(new Date(done.gameTimeEnd ?? ''));
      const { owned } = couponsOf(person);
      const refused = conversionRefusal({ areEnabled: this.isEnabled, owned, quantity });
      if (refused) return fail({ kind: refused });
      const now = this.clock.now();
      this.backend.change(() => {
        addEntry(person, { kind: 'conversion', date: now.toISOString(), quantity });
        const gameTimeEnd = extendGameTime(person, quantity, 'dac', now).toISOString();
        couponsOf(person).keys[key] = { request, gameTimeEnd };
      });
      return succeed(new Date(person.gameTimeEnd ?? now));
    });
  }

  transfer(transfer: DacTransfer): Promise<Result<void, TransferRejection>> {
    const { key, ownerId, recipientId, quantity, note } = transfer;
    return this.api.callWithProof((person): Result<void, TransferRejection> => {
      if (ownerId !== person.id) return refuse(generalRefusals, 'forbidden');
      const request = JSON.stringify(['transfer', ownerId, recipientId, quantity]);
      const done = this.findRequest(key);
      if (done && done.request !== request) return refuse(couponKeyRefusals, 'key-used');
      if (done) return succeed(undefined);
      const now = this.clock.now();
      const recipient = this.backend.find(({ id }) => id === recipientId);
      const refused = transferRefusal({
        areEnabled: this.isEnabled,
        owned: couponsOf(person).owned,
        quantity,
        note,
        ownerId,
        recipientId,
        isRecipientActive: recipient !== undefined && isRecipient(recipient),
        isHeld: transferHoldEndOf(person, now) !== undefined,
      });
      if (!recipient || refused) return fail({ kind: refused ?? 'unknown-recipient' });
      const date = now.toISOString();
      this.backend.change(() => {
        addEntry(person, { kind: 'sent', date, quantity, note, otherId: recipientId });
        addEntry(recipient, { kind: 'received', date, quantity, note, otherId: person.id });
        couponsOf(person).keys[key] = { request };
      });
      return succeed(undefined);
    });
  }

  /** Keys are unique among all players. */
  private findRequest(key: string) {
    return this.backend.people.find(({ coupons }) => coupons?.keys[key])?.coupons?.keys[key];
  }
}
