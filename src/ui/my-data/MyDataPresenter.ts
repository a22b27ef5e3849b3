import type { WrongPassword } from '#application/my-data/AccountDeletions';
import { RequestDeletion } from '#application/my-data/RequestDeletion';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { disposerOf, makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';
import { CurrentPasswordPresenter } from '../security/CurrentPasswordPresenter';
import { SessionPresenter } from '../session/SessionPresenter';
import { DataExportPresenter } from './DataExportPresenter';
import { DeletionPresenter } from './DeletionPresenter';

/** Exports all data stored about the player, and requests the deletion of the account. */
@presenter
export class MyDataPresenter implements DisposablePresenter {
  /** True if the deletion was requested on this page. */
  wasRequested = false;
  readonly dispose = disposerOf(this);

  constructor(
    readonly dataExport: DataExportPresenter,
    readonly currentPassword: CurrentPasswordPresenter,
    readonly deletion: DeletionPresenter,
    private readonly requestDeletion: RequestDeletion,
    private readonly session: SessionPresenter,
  ) {
    makePresenterObservable(this);
  }

  get email(): string {
    return this.session.player?.email ?? '';
  }

  /** Refreshes the state, because the player may have used the emailed link to cancel the deletion. */
  onShow(): void {
    this.deletion.hideNotice();
    void this.deletion.refresh();
  }

  askForDeletion(): void {
    this.deletion.hideNotice();
    this.currentPassword.open(this.send);
  }

  keep(): Promise<void> {
    this.wasRequested = false;
    return this.deletion.keep();
  }

  private async send(password: string): Promise<Result<void, WrongPassword | CallFailure>> {
    const requested = await this.requestDeletion.execute(password);
    if (!requested.ok) return requested;
    this.deletion.show(requested.value);
    this.wasRequested = true;
    return succeed(undefined);
  }
}
