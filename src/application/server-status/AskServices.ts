import type { StatusWord } from '../../domain/server-status/Service';
import type { CallFailure } from '../../domain/shared/CallFailure';
import { succeed, type Result } from '../../domain/shared/Result';
import { Clock } from '../shared/Clock';
import { useCase } from '../useCase';
import { GameServices } from './GameServices';
import { LastStatus } from './LastStatus';

/** Loads the status of the services and stores it as the last status (SS-01). */
@useCase
export class AskServices {
  constructor(
    private readonly services: GameServices,
    private readonly last: LastStatus,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<Result<StatusWord, CallFailure>> {
    const listed = await this.services.list();
    if (!listed.ok) return listed;
    const word = { at: this.clock.now(), services: listed.value };
    this.last.write(word);
    return succeed(word);
  }
}
