import type { ComponentType } from 'react';
import { StepUp } from '#application/devices/StepUp';
import { Session } from '#application/session/Session';
import { CodeLoader } from '#application/shared/CodeLoader';
import { asUnsentFailure, type CallFailure } from '#domain/shared/CallFailure';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { Translations } from '../content/Translations';
import { makePresenterObservable, sharedPresenter } from '../presenter';

export const stepUpTexts = ['devicesStepUp'] as const;

/** Dialog in which players prove their identity before a pending call continues. One instance per application. */
@sharedPresenter
export class StepUpPresenter {
  /** Missing until its code is loaded. */
  Dialog: ComponentType | undefined;
  private settle: ((proof: Result<boolean, CallFailure>) => void) | undefined;

  constructor(
    private readonly translations: Translations,
    private readonly code: CodeLoader,
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

  /** Loads the code of the dialog. If that fails, so does the pending call. */
  async load(load: () => Promise<ComponentType>): Promise<void> {
    const loaded = await this.code.load(load);
    if (loaded.ok) this.Dialog = loaded.value;
    else this.end(fail(asUnsentFailure(loaded.error)));
  }

  /** Completes reauthentication, so that the pending call continues. */
  prove(): void {
    this.end(succeed(true));
  }

  /** Closes the dialog. The pending call fails with its original rejection. */
  cancel(): void {
    this.end(succeed(false));
  }

  private async requestProof(): Promise<Result<boolean, CallFailure>> {
    await this.translations.ensureLoaded(stepUpTexts);
    return new Promise((settle) => {
      this.settle = settle;
    });
  }

  private end(proof: Result<boolean, CallFailure>): void {
    const { settle } = this;
    this.settle = undefined;
    settle?.(proof);
  }
}
