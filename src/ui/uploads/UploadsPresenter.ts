import { DeletePicture } from '#application/uploads/DeletePicture';
import { DownloadPictures } from '#application/uploads/DownloadPictures';
import { ListPictures } from '#application/uploads/ListPictures';
import { Clock } from '#application/shared/Clock';
import type { CallFailure } from '#domain/shared/CallFailure';
import { isFull, type Picture, type PlayerPictures } from '#domain/uploads/Picture';
import { Submission, type UnexpectedFailure } from '../forms/Submission';
import { Timer } from '../forms/Timer';
import { makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';
import { UploadQueuePresenter } from './UploadQueuePresenter';

/** Milliseconds between checks for the approval of pending pictures. */
const pollIntervalMs = 30_000;

/** Milliseconds until the next attempt if the list could not be refreshed. */
const staleRetryMs = 5000;

/** The page with the player's pictures (UP-01). */
@presenter
export class UploadsPresenter implements DisposablePresenter {
  pictures: PlayerPictures | undefined;
  /** The picture whose deletion the player has to confirm. */
  pictureToDelete: Picture | undefined;
  /** Name of the most recently deleted picture. */
  deletedName: string | undefined;
  zipProgress: number | undefined;
  private seenUploadCount = 0;
  private zipAbort = new AbortController();
  private readonly pollTimer: Timer;

  constructor(
    readonly queue: UploadQueuePresenter,
    private readonly listing: Submission<PlayerPictures, CallFailure>,
    readonly deleting: Submission<void, CallFailure>,
    /** Creates the archive of all pictures. The value of the submission is the file name. */
    readonly zipping: Submission<string, CallFailure>,
    private readonly listPictures: ListPictures,
    private readonly deletePicture: DeletePicture,
    private readonly downloadPictures: DownloadPictures,
    clock: Clock,
  ) {
    this.pollTimer = new Timer(clock);
    makePresenterObservable(this);
  }

  /** Reason why the list could not be loaded. Undefined if a list is shown, because it stays visible. */
  get problem(): CallFailure | UnexpectedFailure | undefined {
    return this.pictures ? undefined : this.listing.problem;
  }

  /** Whether the visible list is outdated, because the last request failed. */
  get isStale(): boolean {
    return this.pictures !== undefined && this.listing.problem !== undefined;
  }

  get isFull(): boolean {
    return this.pictures !== undefined && isFull(this.pictures);
  }

  async load(): Promise<void> {
    await this.refresh();
  }

  onShow(): () => void {
    this.seenUploadCount = this.queue.uploadedCount;
    void this.queue.resume();
    this.schedulePoll();
    return () => {
      this.pollTimer.dispose();
      this.queue.dismissRefused();
    };
  }

  async refresh(): Promise<void> {
    this.listing.dispose();
    const listed = await this.listing.run(() => this.listPictures.execute());
    if (listed?.ok) this.show(listed.value);
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
    const { pictures } = this;
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
    const gone = await this.deleting.run(() => this.deletePicture.execute(pictureToDelete));
    if (gone?.ok) this.remove(pictureToDelete);
  }

  async download(): Promise<void> {
    const { pictures } = this;
    if (!pictures || this.zipping.isSending) return;
    this.zipAbort = new AbortController();
    const { signal } = this.zipAbort;
    this.deletedName = undefined;
    this.onZipProgress(undefined);
    await this.zipping.run(() =>
      this.downloadPictures.execute(pictures.approved, { signal, onProgress: this.onZipProgress }),
    );
  }

  dispose(): void {
    this.zipAbort.abort();
    this.listing.dispose();
    this.deleting.dispose();
    this.zipping.dispose();
    this.pollTimer.dispose();
  }

  private onZipProgress(share: number | undefined): void {
    this.zipProgress = share;
  }

  private remove({ key, name }: Picture): void {
    const { pictures } = this;
    if (!pictures) return;
    const others = (list: readonly Picture[]) => list.filter((picture) => picture.key !== key);
    this.pictures = { ...pictures, pending: others(pictures.pending), approved: others(pictures.approved) };
    this.pictureToDelete = undefined;
    this.deletedName = name;
    void this.refresh();
  }

  private show(pictures: PlayerPictures): void {
    this.pictures = pictures;
  }

  private schedulePoll(): void {
    this.pollTimer.start(this.isStale ? staleRetryMs : pollIntervalMs, () => void this.poll());
  }

  private async poll(): Promise<void> {
    if (this.isStale || (this.pictures && this.pictures.pending.length > 0)) await this.refresh();
    this.schedulePoll();
  }
}
