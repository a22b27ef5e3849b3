import { injectable } from 'inversify';
import {
  Dacs,
  type DacConversionRejection,
  type DacConversion,
  type DacTransfer,
  type TransferRejection,
} from '#application/coupons/Dacs';
import { Clock } from '#application/shared/Clock';
import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { couponsOf, addEntry } from '../backend/coupons';
import { extendGameTime } from '../backend/extendGameTime';
import { FakeApi } from '../backend/FakeApi';
import { FakeBackend } from '../backend/FakeBackend';
import type { FakePerson } from '../backend/people';
import { transferHoldEnd } from './transferHoldEnd';

const keyUsed = { kind: 'server', status: 409, code: 335 } as const;
const forbidden = { kind: 'server', status: 403, code: 113 } as const;

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
    return this.api.callAsPlayer<Date, DacConversionRejection>((person) => {
      if (ownerId !== person.id) return fail(forbidden);
      const request = JSON.stringify(['convert', quantity]);
      const done = couponsOf(person).keys[key];
      if (done) return done.request === request ? succeed(new Date(done.gameTimeEnd ?? '')) : fail(keyUsed);
      const refused = this.rejectionOf(person, quantity);
      if (refused) return refused;
      const now = this.clock.now();
      this.backend.change(() => {
        addEntry(person, { kind: 'conversion', date: now.toISOString(), quantity });
        const gameTimeEnd = extendGameTime(person, quantity, now).toISOString();
        couponsOf(person).keys[key] = { request, gameTimeEnd };
      });
      return succeed(new Date(person.gameTimeEnd ?? now));
    });
  }

  transfer({ key, ownerId, recipientId, quantity }: DacTransfer): Promise<Result<void, TransferRejection>> {
    return this.api.callWithProof((person): Result<void, TransferRejection> => {
      if (ownerId !== person.id) return fail(forbidden);
      const request = JSON.stringify(['transfer', recipientId, quantity]);
      const done = couponsOf(person).keys[key];
      if (done) return done.request === request ? succeed(undefined) : fail(keyUsed);
      if (recipientId === person.id) return fail({ kind: 'own-account' });
      const recipient = this.backend.find(({ id }) => id === recipientId);
      if (!recipient?.isConfirmed || recipient.isSuspended) return fail({ kind: 'unknown-recipient' });
      if (transferHoldEnd(person, this.clock.now())) return fail({ kind: 'transfer-held' });
      const refused = this.rejectionOf(person, quantity);
      if (refused) return refused;
      const date = this.clock.now().toISOString();
      this.backend.change(() => {
        addEntry(person, { kind: 'sent', date, quantity, otherId: recipientId });
        addEntry(recipient, { kind: 'received', date, quantity, otherId: person.id });
        couponsOf(person).keys[key] = { request };
      });
      return succeed(undefined);
    });
  }

  private rejectionOf(person: FakePerson, quantity: number) {
    if (!this.isEnabled) return fail({ kind: 'dacs-disabled' } as const);
    return couponsOf(person).owned < quantity ? fail({ kind: 'not-enough' } as const) : undefined;
  }
}
