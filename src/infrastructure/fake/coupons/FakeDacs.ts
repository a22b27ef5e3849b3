import { injectable } from 'inversify';
import {
  Dacs,
  type ConversionRejection,
  type DacConversion,
  type DacTransfer,
  type TransferRejection,
} from '../../../application/coupons/Dacs';
import { Clock } from '../../../application/shared/Clock';
import type { CallFailure } from '../../../domain/shared/CallFailure';
import { fail, succeed, type Result } from '../../../domain/shared/Result';
import { couponsOf, enter } from '../world/coupons';
import { extendGameTime } from '../world/extendGameTime';
import { FakeApi } from '../world/FakeApi';
import { FakeWorld } from '../world/FakeWorld';
import type { FakePerson } from '../world/people';
import { heldUntil } from './heldUntil';

const keyUsed = { kind: 'server', status: 409, code: 335 } as const;
const forbidden = { kind: 'server', status: 403, code: 113 } as const;

@injectable('Singleton')
export class FakeDacs extends Dacs {
  private isOn = true;

  constructor(
    private readonly api: FakeApi,
    private readonly world: FakeWorld,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** Sets `dac-enabled` of the back end. */
  enable(isOn: boolean): void {
    this.isOn = isOn;
  }

  areEnabled(): Promise<Result<boolean, CallFailure>> {
    return this.api.player(() => succeed(this.isOn));
  }

  count(): Promise<Result<number, CallFailure>> {
    return this.api.player((person) => succeed(person.coupons?.owned ?? 0));
  }

  convert(conversion: DacConversion): Promise<Result<Date, ConversionRejection>> {
    const { key, ownerId, quantity } = conversion;
    return this.api.player<Date, ConversionRejection>((person) => {
      if (ownerId !== person.id) return fail(forbidden);
      const request = JSON.stringify(['convert', quantity]);
      const done = couponsOf(person).keys[key];
      if (done) return done.request === request ? succeed(new Date(done.gameTimeEnd ?? '')) : fail(keyUsed);
      const refused = this.refuse(person, quantity);
      if (refused) return refused;
      const now = this.clock.now();
      this.world.change(() => {
        enter(person, { kind: 'conversion', date: now.toISOString(), quantity });
        const gameTimeEnd = extendGameTime(person, quantity, now).toISOString();
        couponsOf(person).keys[key] = { request, gameTimeEnd };
      });
      return succeed(new Date(person.gameTimeEnd ?? now));
    });
  }

  transfer({ key, ownerId, recipientId, quantity }: DacTransfer): Promise<Result<void, TransferRejection>> {
    return this.api.proven((person): Result<void, TransferRejection> => {
      if (ownerId !== person.id) return fail(forbidden);
      const request = JSON.stringify(['transfer', recipientId, quantity]);
      const done = couponsOf(person).keys[key];
      if (done) return done.request === request ? succeed(undefined) : fail(keyUsed);
      if (recipientId === person.id) return fail({ kind: 'own-account' });
      const recipient = this.world.find(({ id }) => id === recipientId);
      if (!recipient?.isConfirmed || recipient.isSuspended) return fail({ kind: 'unknown-recipient' });
      if (heldUntil(person, this.clock.now())) return fail({ kind: 'transfer-held' });
      const refused = this.refuse(person, quantity);
      if (refused) return refused;
      const date = this.clock.now().toISOString();
      this.world.change(() => {
        enter(person, { kind: 'sent', date, quantity, otherId: recipientId });
        enter(recipient, { kind: 'received', date, quantity, otherId: person.id });
        couponsOf(person).keys[key] = { request };
      });
      return succeed(undefined);
    });
  }

  private refuse(person: FakePerson, quantity: number) {
    if (!this.isOn) return fail({ kind: 'dacs-disabled' } as const);
    return couponsOf(person).owned < quantity ? fail({ kind: 'not-enough' } as const) : undefined;
  }
}
