import { DownloadPictures } from '#application/uploads/DownloadPictures';
import { Pictures } from '#application/uploads/Pictures';
import { Clock } from '#application/shared/Clock';
import type { CallFailure } from '#domain/shared/CallFailure';
import { isFull, type Picture, type PlayerPictures } from '#domain/uploads/Picture';
import { Submission } from '../forms/Submission';
import { Timer } from '../forms/Timer';
import { Loadable } from '../loading/Loadable';
import { makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';
import { UploadQueuePresenter } from './UploadQueuePresenter';

/** Milliseconds between checks for the approval of pending pictures. */
const pollIntervalMs = 30_000;

/** Milliseconds until the next attempt if the list could not be refreshed. */
const staleRetryMs = 5000;

/** The page with the player's pictures (UP-01). */
@presenter
export class UploadsPresenter implements DisposablePresenter {
  /** The picture whose deletion the player has to confirm. */
  pictureToDelete: Picture | undefined;
  /** Name of the most recently deleted picture. */
  deletedName: string | undefined;
  private seenUploadCount = 0;
  private isShown = false;
  private zipAbort = new AbortController();
  private readonly pollTimer: Timer;

  constructor(
    readonly queue: UploadQueuePresenter,
    readonly pictures: Loadable<PlayerPictures>,
    readonly deleting: Submission<void, CallFailure>,
    /** Starts the download of all pictures. The value of the submission is the file name. */
    readonly zipping: Submission<string, CallFailure>,
    private readonly playerPictures: Pictures,
    private readonly downloadPictures: DownloadPictures,
    clock: Clock,
  ) {
    this.pollTimer = new Timer(clock);
    makePresenterObservable(this);
  }

  /** Whether the visible list is outdated, because the last request failed. */
  get isStale(): boolean {
    return this.pictures.state.kind === 'stale';
  }

  get isFull(): boolean {
    const { value } = this.pictures;
    return value !== undefined && isFull(value);
  }

  async load(): Promise<void> {
    await this.refresh();
  }

  onShow(): () => void {
    this.isShown = true;
    this.seenUploadCount = this.queue.uploadedCount;
    void this.queue.resume();
    this.schedulePoll();
    return () => {
      this.isShown = false;
      this.pollTimer.dispose();
      this.queue.dismissRefused();
    };
  }

  async refresh(): Promise<void> {
    await this.pictures.load(() => this.playerPictures.list());
    if (this.isStale) this.schedulePoll();
  }

  /** Refreshes the list. The view calls it after uploads, and when the visitor or the network is back. */
  followQueue(): void {
    const hasArrivals = this.queue.uploadedCount !== this.seenUploadCount;
    this.seenUploadCount = this.queue.uploadedCount;
    if (hasArrivals) this.deletedName = undefined;
    if (hasArrivals || this.isStale) void this.refresh();
  }

  async choose(files: readonly File[]): Promise<void> {
    const { value: pictures } = this.pictures;
    if (!pictures?.canUpload) return;
    this.deletedName = undefined;
    await this.queue.add(files, pictures.maxPending - pictures.pending.length);
  }

  confirmDelete(picture: Picture): void {
    this.deleting.reset();
    this.deletedName = undefined;
    this.pictureToDelete = picture;
  }

  cancel(): void {
    if (!this.deleting.isSending) this.pictureToDelete = undefined;
  }

  async delete(): Promise<void> {
    const { pictureToDelete } = this;
    if (!pictureToDelete) return;
    const gone = await this.deleting.run(() => this.playerPictures.delete(pictureToDelete.key));
    if (gone?.ok) this.remove(pictureToDelete);
  }

  async download(): Promise<void> {
    const { value: pictures } = this.pictures;
    if (!pictures || this.zipping.isSending) return;
    this.zipAbort = new AbortController();
    const { signal } = this.zipAbort;
    this.deletedName = undefined;
    await this.zipping.run(() => this.downloadPictures.execute(pictures.approved, signal));
  }

  dispose(): void {
    this.zipAbort.abort();
    this.pictures.dispose();
    this.deleting.dispose();
    this.zipping.dispose();
    this.pollTimer.dispose();
  }

  private remove({ key, name }: Picture): void {
    const { value: pictures } = this.pictures;
    if (!pictures) return;
    const others = (list: readonly Picture[]) => list.filter((picture) => picture.key !== key);
    this.pictures.set({
      ...pictures,
      pending: others(pictures.pending),
      approved: others(pictures.approved),
    });
    this.pictureToDelete = undefined;
    this.deletedName = name;
    void this.refresh();
  }

  private schedulePoll(): void {
    if (!this.isShown) return;
    this.pollTimer.start(this.isStale ? staleRetryMs : pollIntervalMs, () => void this.poll());
  }

  private async poll(): Promise<void> {
    if (this.isStale || (this.pictures.value?.pending.length ?? 0) > 0) await this.refresh();
    this.schedulePoll();
  }
}
