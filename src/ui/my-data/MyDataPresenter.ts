import { Configuration } from '#application/configuration/Configuration';
import type { WrongPassword } from '#application/my-data/AccountDeletions';
import { DownloadMyData } from '#application/my-data/DownloadMyData';
import { RequestDeletion } from '#application/my-data/RequestDeletion';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { Submission } from '../forms/Submission';
import { makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';
import { CurrentPasswordPresenter } from '../security/CurrentPasswordPresenter';
import { SessionPresenter } from '../session/SessionPresenter';
import { DeletionPresenter } from './DeletionPresenter';

/** Downloads all data stored about the player, and requests the deletion of the account. */
@presenter
export class MyDataPresenter implements DisposablePresenter {
  /** True if the deletion was requested on this page. */
  wasRequested = false;

  constructor(
    /** Prepares the download. The value of the submission is the file name. */
    readonly exporting: Submission<string, CallFailure>,
    readonly currentPassword: CurrentPasswordPresenter,
    readonly deletion: DeletionPresenter,
    private readonly downloadMyData: DownloadMyData,
    private readonly requestDeletion: RequestDeletion,
    private readonly session: SessionPresenter,
    private readonly configuration: Configuration,
  ) {
    makePresenterObservable(this, 'hasExport');
  }

  get hasExport(): boolean {
    return this.configuration.has('data-export');
  }

  get email(): string {
    return this.session.player?.email ?? '';
  }

  /** Refreshes the state, because the player may have used the emailed link to cancel the deletion. */
  onShow(): () => void {
    this.deletion.hideNotice();
    void this.deletion.refresh();
    return () => undefined;
  }

  async download(): Promise<void> {
    await this.exporting.run(() => this.downloadMyData.execute());
  }

  askForDeletion(): void {
    this.deletion.hideNotice();
    this.currentPassword.open(this.send);
  }

  keep(): Promise<void> {
    this.wasRequested = false;
    return this.deletion.keep();
  }

  dispose(): void {
    this.exporting.dispose();
    this.currentPassword.dispose();
  }

  private async send(password: string): Promise<Result<void, WrongPassword | CallFailure>> {
    const requested = await this.requestDeletion.execute(password);
    if (!requested.ok) return requested;
    this.deletion.show(requested.value);
    this.finish();
    return succeed(undefined);
  }

  private finish(): void {
    this.wasRequested = true;
  }
}
