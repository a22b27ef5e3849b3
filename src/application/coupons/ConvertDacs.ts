import { parseQuantity, type QuantityProblem } from '#domain/coupons/Quantity';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { Session } from '../session/Session';
import { useCase } from '../useCase';
import { Dacs, type DacConversionRejection } from './Dacs';

export interface ConversionRequest {
  /** Idempotency key. It stays the same until the server responds to the conversion. */
  readonly key: string;
  readonly typed: string;
  readonly owned: number | undefined;
}

export interface Conversion {
  readonly quantity: number;
  readonly gameTimeEnd: Date;
}

export type ConversionProblem = DacConversionRejection | QuantityProblem;

/** Converts each coupon into a month of game time (DC-01). */
@useCase
export class ConvertDacs {
  constructor(
    private readonly dacs: Dacs,
    private readonly session: Session,
  ) {}

  async execute({ key, typed, owned }: ConversionRequest): Promise<Result<Conversion, ConversionProblem>> {
    const quantity = parseQuantity(typed, owned);
    if (!quantity.ok) return quantity;
    const ownerId = this.session.player?.id;
    if (ownerId === undefined) return fail({ kind: 'signed-out' });
    const converted = await this.dacs.convert({ key, ownerId, quantity: quantity.value });
    if (!converted.ok) return converted;
    await this.session.reloadPlayer();
    return succeed({ quantity: quantity.value, gameTimeEnd: converted.value });
  }
}
