import { Configuration } from '#application/configuration/Configuration';
import { DownloadMyData } from '#application/my-data/DownloadMyData';
import { PlayerData } from '#application/my-data/PlayerData';
import type { DataExport } from '#domain/my-data/DataExport';
import type { CallFailure } from '#domain/shared/CallFailure';
import { Submission } from '../forms/Submission';
import { disposerOf, makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';

/** Shows all data stored about the player, or downloads it. */
@presenter
export class DataExportPresenter implements DisposablePresenter {
  readonly dispose = disposerOf(this);

  constructor(
    /** Prepares the download. The value of the submission is the file name. */
    readonly downloading: Submission<string, CallFailure>,
    readonly loading: Submission<DataExport, CallFailure>,
    private readonly downloadMyData: DownloadMyData,
    private readonly data: PlayerData,
    private readonly configuration: Configuration,
  ) {
    makePresenterObservable(this, 'isOffered');
  }

  /** Whether the back end exports data. */
  get isOffered(): boolean {
    return this.configuration.has('data-export');
  }

  /** The loaded data; undefined until the player requests it. */
  get loaded(): DataExport | undefined {
    return this.loading.state.kind === 'done' ? this.loading.state.value : undefined;
  }

  async download(): Promise<void> {
    await this.downloading.run(() => this.downloadMyData.execute());
  }

  async load(): Promise<void> {
    await this.loading.run(() => this.data.export());
  }
}
