import { Configuration } from '../configuration/Configuration';
import { service } from '../useCase';

/** @returns whether the player has proved who they are */
export type AskForProof = () => Promise<boolean>;

/**
 * Asks the player to prove who they are, when a call is refused because the last proof is too old. One instance per
 * application.
 */
@service
export class StepUp {
  private asker: AskForProof | undefined;
  private asking: Promise<boolean> | undefined;

  constructor(private readonly configuration: Configuration) {}

  /** @param asker opens the dialog */
  askBy(asker: AskForProof): void {
    this.asker = asker;
  }

  /** Calls that are refused at the same time wait for one answer. */
  ask(): Promise<boolean> {
    const { asker } = this;
    if (!asker || !this.configuration.has('step-up')) return Promise.resolve(false);
    this.asking ??= asker().finally(() => (this.asking = undefined));
    return this.asking;
  }
}
