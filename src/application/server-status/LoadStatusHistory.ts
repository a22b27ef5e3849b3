import { languageOf, type Locale } from '#domain/language/Locale';
import type { ServiceHistory } from '#domain/server-status/StatusHistory';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { Configuration } from '../configuration/Configuration';
import { useCase } from '../useCase';
import { GameServices } from './GameServices';

/** Loads the status history. Returns an empty list if the back end does not support it. */
@useCase
export class LoadStatusHistory {
  constructor(
    private readonly services: GameServices,
    private readonly configuration: Configuration,
  ) {}

  async execute(locale: Locale): Promise<Result<readonly ServiceHistory[], CallFailure>> {
    if (!this.configuration.has('status-history')) return succeed([]);
    return this.services.history(languageOf(locale));
  }
}
