import type { Waivers } from '#domain/blueprints/Waivers';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';
import { useCase } from '../useCase';
import { WaiverChanges } from './WaiverChanges';
import { WaiverRecords } from './WaiverRecords';

/** Loads the waivers after all pending changes have been sent. */
@useCase
export class FindWaivers {
  constructor(
    private readonly records: WaiverRecords,
    private readonly changes: WaiverChanges,
  ) {}

  async execute(): Promise<Result<Waivers, CallFailure>> {
    await this.changes.whenSettled();
    return this.records.find();
  }
}
