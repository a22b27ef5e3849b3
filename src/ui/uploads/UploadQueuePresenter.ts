import { Session } from '#application/session/Session';
import { Clock } from '#application/shared/Clock';
import { ErrorReporter } from '#application/shared/ErrorReporter';
import { OngoingUse } from '#application/shared/OngoingUse';
import { UuidGenerator } from '#application/shared/UuidGenerator';
import { VisitorActivity } from '#application/shared/VisitorActivity';
import type { Unreadable, UploadRejection } from '#application/uploads/Pictures';
import { isPermanentRefusal } from '#application/uploads/isPermanentRefusal';
import { UploadPicture } from '#application/uploads/UploadPicture';
import { UnsentFiles, type UnsentFile } from '#application/uploads/UnsentFiles';
import { fail, type Result } from '#domain/shared/Result';
import { fileProblem } from '#domain/uploads/pictureFile';
import type { UnexpectedFailure } from '../forms/Submission';
import { Timer } from '../forms/Timer';
import { makePresenterObservable, sharedPresenter } from '../presenter';

export type UploadProblem =
  /** All slots for pending pictures are in use, so the file is not stored. */
  { readonly kind: 'no-slot' } | Unreadable | UploadRejection | UnexpectedFailure;

export type UploadState =
  | { readonly kind: 'waiting' }
  /** `share` is the sent fraction, from 0 to 1. */
  | { readonly kind: 'sending'; readonly share: number }
  | { readonly kind: 'failed'; readonly problem: UploadProblem };

export interface QueuedUpload {
  readonly file: UnsentFile;
  readonly state: UploadState;
}

const firstRetryMilliseconds = 5000;

const maxRetryDelayMs = 60_000;

const isConnectionLoss = ({ kind }: UploadProblem): boolean => kind === 'offline' || kind === 'timeout';

const isLost = ({ state }: QueuedUpload): boolean =>
  state.kind === 'failed' && isConnectionLoss(state.problem);

const isRefused = ({ state }: QueuedUpload): boolean =>
  state.kind === 'failed' && isPermanentRefusal(state.problem);

const hasNoSlot = ({ state }: QueuedUpload): boolean =>
  state.kind === 'failed' && state.problem.kind === 'no-slot';

/** Whether the upload will need a slot among the pending pictures. */
const needsSlot = (upload: QueuedUpload): boolean => upload.state.kind !== 'failed' || isLost(upload);

/**
 * Uploads the chosen files one after another (UP-01). It is shared, so that uploads continue while the player views
 * other pages.
 */
@sharedPresenter
export class UploadQueuePresenter {
  uploads: readonly QueuedUpload[] = [];
  /** Number of files uploaded since this page was loaded. */
  uploadedCount = 0;
  /** Number of times that the visitor has returned or the network has been restored. */
  returnCount = 0;
  private playerId: string | undefined;
  /** True once the session has ended. */
  private isPaused = false;
  private current: { readonly id: string; readonly abort: AbortController } | undefined;
  private retryMilliseconds = firstRetryMilliseconds;
  private readonly retryTimer: Timer;

  constructor(
    private readonly sendPicture: UploadPicture,
    private readonly unsent: UnsentFiles,
    private readonly session: Session,
    private readonly uuids: UuidGenerator,
    private readonly errors: ErrorReporter,
    private readonly ongoing: OngoingUse,
    activity: VisitorActivity,
    clock: Clock,
  ) {
    this.retryTimer = new Timer(clock);
    makePresenterObservable(this);
    session.onChange(() => void this.onSessionChange());
    activity.onReturn(this.onReturn);
  }

  get neededSlots(): number {
    return this.uploads.filter(needsSlot).length;
  }

  /** Whether this browser stores a file that is not uploaded yet. */
  get hasStoredFiles(): boolean {
    return this.uploads.some((upload) => !isRefused(upload) && !hasNoSlot(upload));
  }

  /** Failed uploads for which a retry is pointless. */
  get refusedUploads(): readonly QueuedUpload[] {
    return this.uploads.filter(isRefused);
  }

  /** Resumes uploads that were interrupted by a reload or by the end of the session. */
  async resume(): Promise<void> {
    const player = this.session.player?.id;
    if (player === undefined) return;
    this.setPlayer(player);
    const stored = await this.unsent.list(player);
    if (this.playerId !== player) return;
    const isKnown = ({ id }: UnsentFile): boolean => this.uploads.some(({ file }) => file.id === id);
    this.uploads = [...this.uploads, ...stored.filter((file) => !isKnown(file)).map(toQueuedUpload)];
    this.retryLost();
  }

  /** @param freeSlots number of free slots for pending pictures */
  async add(files: readonly File[], freeSlots: number): Promise<void> {
    const player = this.session.player?.id;
    if (player === undefined) return;
    this.setPlayer(player);
    let left = freeSlots - this.neededSlots;
    const added = files.map((content): QueuedUpload => {
      const file = { id: this.uuids.generate(), name: content.name, content };
      const problem = fileProblem(content);
      if (problem) return { file, state: { kind: 'failed', problem: { kind: problem } } };
      return left-- > 0
        ? toQueuedUpload(file)
        : { file, state: { kind: 'failed', problem: { kind: 'no-slot' } } };
    });
    this.uploads = [...this.uploads, ...added];
    for (const { file, state } of added) {
      if (state.kind === 'waiting') await this.unsent.save(player, file);
    }
    void this.sendNext();
  }

  async retry(id: string): Promise<void> {
    const upload = this.uploads.find(({ file }) => file.id === id);
    if (!upload || this.playerId === undefined) return;
    this.replace(id, { kind: 'waiting' });
    if (hasNoSlot(upload)) await this.unsent.save(this.playerId, upload.file);
    void this.sendNext();
  }

  /** Removes a file from the queue and cancels its upload. */
  async dismiss(id: string): Promise<void> {
    const hadFreeSlots = this.uploads.some((upload) => upload.file.id === id && needsSlot(upload));
    this.uploads = this.uploads.filter(({ file }) => file.id !== id);
    if (hadFreeSlots) this.fillFreeSlot();
    if (this.current?.id === id) this.current.abort.abort();
    if (this.playerId !== undefined) await this.unsent.remove(this.playerId, id);
  }

  dismissRefused(): void {
    if (this.refusedUploads.length > 0) this.uploads = this.uploads.filter((upload) => !isRefused(upload));
  }

  private async sendNext(): Promise<void> {
    const player = this.session.player?.id;
    const next = this.uploads.find(({ state }) => state.kind === 'waiting');
    if (this.isPaused || this.current || !next || player === undefined || player !== this.playerId) return;
    const { file } = next;
    const abort = new AbortController();
    this.current = { id: file.id, abort };
    this.replace(file.id, { kind: 'sending', share: 0 });
    const sent = await this.send(player, file, abort);
    this.current = undefined;
    if (this.playerId === player && this.uploads.some((upload) => upload.file.id === file.id)) {
      this.settle(file.id, sent);
    }
    void this.sendNext();
  }

  private async send(
    player: string,
    file: UnsentFile,
    abort: AbortController,
  ): Promise<Result<void, UploadProblem>> {
    const onProgress = (share = 0): void => {
      if (abort.signal.aborted) return;
      this.replace(file.id, { kind: 'sending', share });
    };
    const end = this.ongoing.begin('uploading');
    try {
      return await this.sendPicture.execute(player, file, { signal: abort.signal, onProgress });
    } catch (error) {
      this.errors.report(error);
      return fail({ kind: 'unexpected' });
    } finally {
      end();
    }
  }

  private settle(id: string, sent: Result<void, UploadProblem>): void {
    if (sent.ok) {
      this.retryMilliseconds = firstRetryMilliseconds;
      this.uploads = this.uploads.filter(({ file }) => file.id !== id);
      this.uploadedCount++;
      return this.retryLost();
    }
    const { error } = sent;
    // The upload resumes when the player has signed in again.
    if (error.kind === 'signed-out') {
      this.isPaused = true;
      return this.replace(id, { kind: 'waiting' });
    }
    this.replace(id, { kind: 'failed', problem: error });
    if (isConnectionLoss(error)) this.retryLater();
    if (isPermanentRefusal(error)) this.fillFreeSlot();
  }

  /** Assigns a free slot to the next file that is waiting for one. */
  private fillFreeSlot(): void {
    const next = this.uploads.find(hasNoSlot);
    if (next) void this.retry(next.file.id);
  }

  /** Resets the retry delay. After several failures it would be a minute, although the network is available again. */
  private onReturn(): void {
    this.returnCount++;
    this.retryMilliseconds = firstRetryMilliseconds;
    this.retryLost();
  }

  private retryLater(): void {
    this.retryTimer.start(this.retryMilliseconds, this.retryLost);
    this.retryMilliseconds = Math.min(this.retryMilliseconds * 2, maxRetryDelayMs);
  }

  private retryLost(): void {
    if (this.session.player !== undefined) this.isPaused = false;
    this.uploads = this.uploads.map((upload) => (isLost(upload) ? toQueuedUpload(upload.file) : upload));
    void this.sendNext();
  }

  private replace(id: string, state: UploadState): void {
    this.uploads = this.uploads.map((upload) => (upload.file.id === id ? { ...upload, state } : upload));
  }

  /** Keeps the files if the session expires. Removes them after a sign-out or if another player signs in. */
  private onSessionChange(): void {
    const { state, player } = this.session;
    if (state.kind === 'signed-out' && !state.ended) this.setPlayer(undefined);
    if (player !== undefined && this.playerId !== undefined) {
      this.setPlayer(player.id);
      this.retryLost();
    }
  }

  private setPlayer(player: string | undefined): void {
    if (this.playerId === player) return;
    this.playerId = player;
    this.retryTimer.dispose();
    this.current?.abort.abort();
    this.uploads = [];
  }
}

const toQueuedUpload = (file: UnsentFile): QueuedUpload => ({ file, state: { kind: 'waiting' } });
