import { Configuration } from '../configuration/Configuration';
import { useCase } from '../useCase';
import { TransferHolds } from './TransferHolds';

/** Only informs: the server refuses a transfer that is held. */
@useCase
export class LoadTransferHold {
  constructor(
    private readonly holds: TransferHolds,
    private readonly configuration: Configuration,
  ) {}

  /** @returns nothing when a transfer is possible, and when it is not known */
  async execute(): Promise<Date | undefined> {
    if (!this.configuration.has('transfer-hold')) return undefined;
    const until = await this.holds.until();
    return until.ok ? until.value : undefined;
  }
}
