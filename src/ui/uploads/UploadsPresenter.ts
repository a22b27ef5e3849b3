import { DeletePicture } from '../../application/uploads/DeletePicture';
import { DownloadPictures } from '../../application/uploads/DownloadPictures';
import { ListPictures } from '../../application/uploads/ListPictures';
import { Clock } from '../../application/shared/Clock';
import type { CallFailure } from '../../domain/shared/CallFailure';
import { isFull, type Picture, type PlayerPictures } from '../../domain/uploads/Picture';
import { Submission, type Unexpected } from '../forms/Submission';
import { Timer } from '../forms/Timer';
import { observed, presenter, type Disposable } from '../presenter';
import { UploadQueuePresenter } from './UploadQueuePresenter';

/** Milliseconds between checks whether pending pictures were approved. */
const lookMilliseconds = 30_000;

/** Milliseconds until the next check if the list on the page could not be refreshed. */
const staleMilliseconds = 5000;

/** The page of the player's pictures (UP-01). */
@presenter
export class UploadsPresenter implements Disposable {
  pictures: PlayerPictures | undefined;
  /** The picture whose deletion the player has to confirm. */
  asked: Picture | undefined;
  /** Name of the most recently deleted picture. */
  deleted: string | undefined;
  zipShare: number | undefined;
  private seenArrivals = 0;
  private zip = new AbortController();
  private readonly looking: Timer;

  constructor(
    readonly queue: UploadQueuePresenter,
    private readonly listing: Submission<PlayerPictures, CallFailure>,
    readonly deleting: Submission<void, CallFailure>,
    /** Its value is the file name. */
    readonly zipping: Submission<string, CallFailure>,
    private readonly listPictures: ListPictures,
    private readonly deletePicture: DeletePicture,
    private readonly downloadPictures: DownloadPictures,
    clock: Clock,
  ) {
    this.looking = new Timer(clock);
    observed(this);
  }

  /** Pictures that are already shown stay when a later request fails. */
  get problem(): CallFailure | Unexpected | undefined {
    return this.pictures ? undefined : this.listing.problem;
  }

  /** Whether the list on the page is outdated. */
  get isStale(): boolean {
    return this.pictures !== undefined && this.listing.problem !== undefined;
  }

  get isFull(): boolean {
    return this.pictures !== undefined && isFull(this.pictures);
  }

  async load(): Promise<void> {
    await this.refresh();
  }

  shown(): () => void {
    this.seenArrivals = this.queue.arrivals;
    void this.queue.resume();
    this.lookLater();
    return () => {
      this.looking.dispose();
      this.queue.dismissRefused();
    };
  }

  async refresh(): Promise<void> {
    this.listing.dispose();
    const listed = await this.listing.run(() => this.listPictures.execute());
    if (listed?.ok) this.show(listed.value);
    if (this.isStale) this.lookLater();
  }

  /** Called by the view when files have been uploaded, and when the visitor or the network has come back. */
  followQueue(): void {
    const hasArrivals = this.queue.arrivals !== this.seenArrivals;
    this.seenArrivals = this.queue.arrivals;
    if (hasArrivals) this.deleted = undefined;
    if (hasArrivals || this.isStale) void this.refresh();
  }

  async choose(files: readonly File[]): Promise<void> {
    const { pictures } = this;
    if (!pictures?.canUpload) return;
    this.deleted = undefined;
    await this.queue.add(files, pictures.mostPending - pictures.pending.length);
  }

  ask(picture: Picture): void {
    this.deleting.reset();
    this.deleted = undefined;
    this.asked = picture;
  }

  cancel(): void {
    if (!this.deleting.isSending) this.asked = undefined;
  }

  async delete(): Promise<void> {
    const { asked } = this;
    if (!asked) return;
    const gone = await this.deleting.run(() => this.deletePicture.execute(asked));
    if (gone?.ok) this.remove(asked);
  }

  async download(): Promise<void> {
    const { pictures } = this;
    if (!pictures || this.zipping.isSending) return;
    this.zip = new AbortController();
    const { signal } = this.zip;
    this.deleted = undefined;
    this.followZip(undefined);
    await this.zipping.run(() =>
      this.downloadPictures.execute(pictures.approved, { signal, onProgress: this.followZip }),
    );
  }

  dispose(): void {
    this.zip.abort();
    this.listing.dispose();
    this.deleting.dispose();
    this.zipping.dispose();
    this.looking.dispose();
  }

  private followZip(share: number | undefined): void {
    this.zipShare = share;
  }

  private remove({ key, name }: Picture): void {
    const { pictures } = this;
    if (!pictures) return;
    const others = (list: readonly Picture[]) => list.filter((picture) => picture.key !== key);
    this.pictures = { ...pictures, pending: others(pictures.pending), approved: others(pictures.approved) };
    this.asked = undefined;
    this.deleted = name;
    void this.refresh();
  }

  private show(pictures: PlayerPictures): void {
    this.pictures = pictures;
  }

  private lookLater(): void {
    this.looking.start(this.isStale ? staleMilliseconds : lookMilliseconds, () => void this.look());
  }

  private async look(): Promise<void> {
    if (this.isStale || (this.pictures && this.pictures.pending.length > 0)) await this.refresh();
    this.lookLater();
  }
}
