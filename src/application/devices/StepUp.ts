import { Configuration } from '../configuration/Configuration';
import { shareInFlight } from '../shared/shareInFlight';
import { sharedService } from '../useCase';

/** @returns whether the player has proved who they are */
export type AskForProof = () => Promise<boolean>;

/**
 * Asks the player to prove who they are, when a call is refused because the last proof is too old. One instance per
 * application.
 */
@sharedService
export class StepUp {
  private askOnce: AskForProof | undefined;

  constructor(private readonly configuration: Configuration) {}

  /** @param asker opens the dialog */
  askBy(asker: AskForProof): void {
    this.askOnce = shareInFlight(asker);
  }

  /** Calls that are refused at the same time wait for one answer. */
  ask(): Promise<boolean> {
    if (!this.askOnce || !this.configuration.has('step-up')) return Promise.resolve(false);
    return this.askOnce();
  }
}
