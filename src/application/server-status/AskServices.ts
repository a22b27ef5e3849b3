import type { StatusWord } from '../../domain/server-status/Service';
import type { CallFailure } from '../../domain/shared/CallFailure';
import { succeed, type Result } from '../../domain/shared/Result';
import { Clock } from '../shared/Clock';
import { useCase } from '../useCase';
import { GameServices } from './GameServices';
import { LastStatus } from './LastStatus';

/** SS-01. What is answered is kept as the last word. */
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
