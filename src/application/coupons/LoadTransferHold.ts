import { Configuration } from '../configuration/Configuration';
import { useCase } from '../useCase';
import { TransferHolds } from './TransferHolds';

/** Loads the end of a transfer hold, for display only. The server rejects transfers during the hold. */
@useCase
export class LoadTransferHold {
  constructor(
    private readonly holds: TransferHolds,
    private readonly configuration: Configuration,
  ) {}

  /** @returns the end of the hold; undefined if transfers are possible or the hold is unknown */
  async execute(): Promise<Date | undefined> {
    if (!this.configuration.has('transfer-hold')) return undefined;
    const until = await this.holds.findEnd();
    return until.ok ? until.value : undefined;
  }
}
