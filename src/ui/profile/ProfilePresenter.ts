import { LoadProfile } from '#application/profile/LoadProfile';
import type { Profile } from '#domain/profile/Profile';
import type { PageLifecycle } from '../app/Pages';
import { Loadable } from '../loading/Loadable';
import { disposerOf, makePresenterObservable, presenter } from '../presenter';
import { ProfileFormPresenter } from './ProfileFormPresenter';
import { ResendEmailChangePresenter } from './ResendEmailChangePresenter';
import { WithdrawEmailChangePresenter } from './WithdrawEmailChangePresenter';

@presenter
export class ProfilePresenter implements PageLifecycle {
  readonly dispose = disposerOf(this);

  constructor(
    readonly profile: Loadable<Profile>,
    private readonly loadProfile: LoadProfile,
    readonly editor: ProfileFormPresenter,
    readonly resending: ResendEmailChangePresenter,
    readonly withdrawing: WithdrawEmailChangePresenter,
  ) {
    makePresenterObservable(this);
  }

  async load(): Promise<void> {
    await this.profile.load(() => this.loadProfile.execute(), this.editor.begin);
  }

  async withdrawEmailChange(): Promise<void> {
    const profile = await this.withdrawing.withdraw();
    if (profile) this.editor.refresh(profile);
  }
}
