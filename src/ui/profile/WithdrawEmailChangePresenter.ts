import { Configuration } from '#application/configuration/Configuration';
import { WithdrawEmailChange } from '#application/profile/WithdrawEmailChange';
import type { Profile } from '#domain/profile/Profile';
import type { CallFailure } from '#domain/shared/CallFailure';
import { Submission } from '../forms/Submission';
import { disposerOf, makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';

/** Withdraws a pending email change, so that another address can be entered immediately. */
@presenter
export class WithdrawEmailChangePresenter implements DisposablePresenter {
  readonly dispose = disposerOf(this);

  constructor(
    readonly sending: Submission<Profile, CallFailure>,
    private readonly withdrawEmailChange: WithdrawEmailChange,
    private readonly configuration: Configuration,
  ) {
    makePresenterObservable(this);
  }

  get isOffered(): boolean {
    return this.configuration.has('email-undo');
  }

  /** @returns the profile without the pending change; undefined on failure */
  async withdraw(): Promise<Profile | undefined> {
    const withdrawn = await this.sending.run(() => this.withdrawEmailChange.execute());
    return withdrawn?.ok ? withdrawn.value : undefined;
  }
}
