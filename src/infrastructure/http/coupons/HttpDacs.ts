import { injectable } from 'inversify';
import {
  Dacs,
  type DacConversionRejection,
  type DacConversion,
  type DacTransfer,
  type TransferRejection,
} from '#application/coupons/Dacs';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { CallSender } from '../shared/CallSender';
import { convertDacs, countDacs, findDacsEnabled, transferDacs } from './calls';

@injectable()
export class HttpDacs extends Dacs {
  constructor(private readonly api: CallSender) {
    super();
  }

  areEnabled(): Promise<Result<boolean, CallFailure>> {
    return this.api.send(findDacsEnabled);
  }

  async count(): Promise<Result<number, CallFailure>> {
    const owned = await this.api.send(countDacs);
    return owned.ok ? succeed(owned.value.quantity) : owned;
  }

  async convert({ key, ownerId, quantity }: DacConversion): Promise<Result<Date, DacConversionRejection>> {
    const converted = await this.api.send(convertDacs, {
      idempotencyKey: key,
      body: { ownerUserId: ownerId, quantity },
    });
    return converted.ok ? succeed(new Date(converted.value.endDate)) : converted;
  }

  transfer({
    key,
    ownerId,
    recipientId,
    quantity,
    note,
  }: DacTransfer): Promise<Result<void, TransferRejection>> {
    return this.api.send(transferDacs, {
      idempotencyKey: key,
      body: { ownerUserId: ownerId, receiverUserId: recipientId, quantity, ...(note && { note }) },
    });
  }
}
