import type { Result } from '../../domain/shared/Result';
import { Session } from '../session/Session';
import { useCase } from '../useCase';
import { MyDU, type ConversionRejection } from './MyDU';

/** Exchanges game time for myDU (PD-03). `myDUConversion` tells whether it is possible; the server checks it as well. */
@useCase
export class ConvertMyDU {
  constructor(
    private readonly myDU: MyDU,
    private readonly session: Session,
  ) {}

  /** @returns the new end of the game time */
  async execute(): Promise<Result<Date, ConversionRejection>> {
    const converted = await this.myDU.convert();
    if (converted.ok) await this.session.reloadPurchases();
    return converted;
  }
}
