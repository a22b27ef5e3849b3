import { Configuration } from '../configuration/Configuration';
import { useCase } from '../useCase';
import { TransferHolds } from './TransferHolds';

/** For display only: the server itself rejects transfers during the hold. */
@useCase
export class LoadTransferHold {
  constructor(
    private readonly holds: TransferHolds,
    private readonly configuration: Configuration,
  ) {}

  /** @returns undefined if a transfer is possible or the hold is unknown */
  async execute(): Promise<Date | undefined> {
    if (!this.configuration.has('transfer-hold')) return undefined;
    const until = await this.holds.findEnd();
    return until.ok ? until.value : undefined;
  }
}
