import type { StatusSnapshot } from '#domain/server-status/Service';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { Clock } from '../shared/Clock';
import { useCase } from '../useCase';
import { GameServices } from './GameServices';
import { StoredStatus } from './StoredStatus';

/** Loads the status of the services and stores it as a fallback for later failures (SS-01). */
@useCase
export class LoadServiceStatus {
  constructor(
    private readonly services: GameServices,
    private readonly last: StoredStatus,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<Result<StatusSnapshot, CallFailure>> {
    const listed = await this.services.list();
    if (!listed.ok) return listed;
    const word = { at: this.clock.now(), services: listed.value };
    this.last.write(word);
    return succeed(word);
  }
}
