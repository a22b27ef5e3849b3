import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { Configuration } from '../configuration/Configuration';
import { shareInFlight } from '../shared/shareInFlight';
import { sharedService } from '../useCase';

/** @returns whether the player has reauthenticated, or why the prompt could not be shown */
export type PromptForProof = () => Promise<Result<boolean, CallFailure>>;

/**
 * Prompts the player to reauthenticate when a call is rejected because the last authentication is too old. One
 * instance per application.
 */
@sharedService
export class StepUp {
  private promptOnce: PromptForProof | undefined;

  constructor(private readonly configuration: Configuration) {}

  /** @param asker opens the prompt's dialog */
  setPrompt(asker: PromptForProof): void {
    this.promptOnce = shareInFlight(asker);
  }

  /** Calls that are rejected at the same time share one prompt. */
  requestProof(): ReturnType<PromptForProof> {
    if (!this.promptOnce || !this.configuration.has('step-up')) return Promise.resolve(succeed(false));
    return this.promptOnce();
  }
}
