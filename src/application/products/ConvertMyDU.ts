import type { Result } from '#domain/shared/Result';
import { Session } from '../session/Session';
import { useCase } from '../useCase';
import { MyDU, type MyDUConversionRejection } from './MyDU';

/**
 * Converts game time into myDU (PD-03). Use `myDUConversion` to find out whether the player may convert. The server
 * also checks this.
 */
@useCase
export class ConvertMyDU {
  constructor(
    private readonly myDU: MyDU,
    private readonly session: Session,
  ) {}

  /** @returns the new end of the game time */
  async execute(): Promise<Result<Date, MyDUConversionRejection>> {
    const converted = await this.myDU.convert();
    if (converted.ok) await this.session.reloadPlayer();
    return converted;
  }
}
