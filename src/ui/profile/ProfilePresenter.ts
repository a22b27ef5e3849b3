import { LoadProfile } from '#application/profile/LoadProfile';
import type { Profile } from '#domain/profile/Profile';
import type { CallFailure } from '#domain/shared/CallFailure';
import { Submission, type UnexpectedFailure } from '../forms/Submission';
import { makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';
import { ProfileFormPresenter } from './ProfileFormPresenter';
import { ResendEmailChangePresenter } from './ResendEmailChangePresenter';
import { WithdrawEmailChangePresenter } from './WithdrawEmailChangePresenter';

export type ProfileState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'shown' }
  | { readonly kind: 'failed'; readonly failure: CallFailure | UnexpectedFailure };

@presenter
export class ProfilePresenter implements DisposablePresenter {
  private isShown = false;

  constructor(
    private readonly loading: Submission<Profile, CallFailure>,
    private readonly loadProfile: LoadProfile,
    readonly editor: ProfileFormPresenter,
    readonly resending: ResendEmailChangePresenter,
    readonly withdrawing: WithdrawEmailChangePresenter,
  ) {
    makePresenterObservable(this);
  }

  get state(): ProfileState {
    if (this.isShown) return { kind: 'shown' };
    const { problem } = this.loading;
    return problem ? { kind: 'failed', failure: problem } : { kind: 'loading' };
  }

  async load(): Promise<void> {
    const loaded = await this.loading.run(() => this.loadProfile.execute());
    if (loaded?.ok) this.show(loaded.value);
  }

  async withdrawEmailChange(): Promise<void> {
    const profile = await this.withdrawing.withdraw();
    if (profile) this.editor.refresh(profile);
  }

  dispose(): void {
    this.loading.dispose();
    this.editor.dispose();
    this.resending.dispose();
    this.withdrawing.dispose();
  }

  private show(profile: Profile): void {
    this.editor.begin(profile);
    this.isShown = true;
  }
}
