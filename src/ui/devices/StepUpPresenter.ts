import { StepUp } from '#application/devices/StepUp';
import { Session } from '#application/session/Session';
import { Translations } from '../content/Translations';
import { makePresenterObservable, sharedPresenter } from '../presenter';

export const stepUpTexts = ['devicesStepUp'] as const;

/** Dialog in which players prove their identity before a pending call continues. One instance per application. */
@sharedPresenter
export class StepUpPresenter {
  private settle: ((isProved: boolean) => void) | undefined;

  constructor(
    private readonly translations: Translations,
    stepUp: StepUp,
    session: Session,
  ) {
    makePresenterObservable(this);
    stepUp.setPrompt(this.requestProof);
    session.onChange((state) => {
      if (state.kind !== 'signed-in') this.cancel();
    });
  }

  get isOpen(): boolean {
    return this.settle !== undefined;
  }

  /** Completes reauthentication, so that the pending call continues. */
  prove(): void {
    this.end(true);
  }

  /** Closes the dialog. The pending call fails with its original rejection. */
  cancel(): void {
    this.end(false);
  }

  private async requestProof(): Promise<boolean> {
    await this.translations.ensureLoaded(stepUpTexts);
    return new Promise((settle) => {
      this.settle = settle;
    });
  }

  private end(isProved: boolean): void {
    const { settle } = this;
    this.settle = undefined;
    settle?.(isProved);
  }
}
