import { Session } from '../../application/session/Session';
import { Clock } from '../../application/shared/Clock';
import { ErrorReporter } from '../../application/shared/ErrorReporter';
import { Uuids } from '../../application/shared/Uuids';
import { VisitorActivity } from '../../application/shared/VisitorActivity';
import type { TooLarge } from '../../application/uploads/Pictures';
import { isRefusedForGood } from '../../application/uploads/refusedForGood';
import { SendPicture } from '../../application/uploads/SendPicture';
import { UnsentFiles, type UnsentFile } from '../../application/uploads/UnsentFiles';
import type { CallFailure } from '../../domain/shared/CallFailure';
import { fail, type Result } from '../../domain/shared/Result';
import { fileProblem, type FileProblem } from '../../domain/uploads/pictureFile';
import type { Unexpected } from '../forms/Submission';
import { Timer } from '../forms/Timer';
import { observed, sharedPresenter } from '../presenter';

export type UploadProblem =
  | { [K in FileProblem]: { readonly kind: K } }[FileProblem]
  /** There is no slot for another pending picture. */
  | { readonly kind: 'full' }
  | CallFailure
  | Unexpected;

export type UploadState =
  | { readonly kind: 'waiting' }
  /** `share` is 0 to 1. */
  | { readonly kind: 'sending'; readonly share: number }
  | { readonly kind: 'failed'; readonly problem: UploadProblem };

export interface QueuedUpload {
  readonly file: UnsentFile;
  readonly state: UploadState;
}

const firstRetryMilliseconds = 5000;

const longestRetryMilliseconds = 60_000;

/** Timeout in milliseconds for a connection without progress, also if the browser does not notice the loss. */
const stallMilliseconds = 60_000;

const isConnectionLoss = ({ kind }: UploadProblem): boolean => kind === 'offline' || kind === 'timeout';

const isLost = ({ state }: QueuedUpload): boolean =>
  state.kind === 'failed' && isConnectionLoss(state.problem);

/** Whether another attempt with the same file may succeed. */
export const canRetry = (problem: UploadProblem): boolean => {
  switch (problem.kind) {
    case 'unsupported':
    case 'empty':
      return false;
    case 'full':
    case 'unexpected':
      return true;
    default:
      return !isRefusedForGood(problem);
  }
};

const isRefused = ({ state }: QueuedUpload): boolean => state.kind === 'failed' && !canRetry(state.problem);

const isWithoutRoom = ({ state }: QueuedUpload): boolean =>
  state.kind === 'failed' && state.problem.kind === 'full';

/** Whether it will need a slot among the pending pictures. */
const isUnderWay = (upload: QueuedUpload): boolean => upload.state.kind !== 'failed' || isLost(upload);

/**
 * Uploads the chosen files one after the other (UP-01). Shared, so that uploads continue while the player views other
 * pages.
 */
@sharedPresenter
export class UploadQueuePresenter {
  uploads: readonly QueuedUpload[] = [];
  /** Number of files uploaded since this page was loaded. */
  arrivals = 0;
  /** Number of times the visitor or the network has come back. */
  returns = 0;
  private owner: string | undefined;
  /** True once the session has ended. */
  private isPaused = false;
  private current: { readonly id: string; readonly abort: AbortController } | undefined;
  private retryMilliseconds = firstRetryMilliseconds;
  private readonly retrying: Timer;
  private readonly stalling: Timer;

  constructor(
    private readonly sendPicture: SendPicture,
    private readonly unsent: UnsentFiles,
    private readonly session: Session,
    private readonly uuids: Uuids,
    private readonly errors: ErrorReporter,
    activity: VisitorActivity,
    clock: Clock,
  ) {
    this.retrying = new Timer(clock);
    this.stalling = new Timer(clock);
    observed(this);
    session.onChange(() => void this.follow());
    activity.onReturn(this.comeBack);
  }

  get underWay(): number {
    return this.uploads.filter(isUnderWay).length;
  }

  /** Uploads that would be rejected again. */
  get refused(): readonly QueuedUpload[] {
    return this.uploads.filter(isRefused);
  }

  /** Resumes uploads that were interrupted by a reload or the end of the session. */
  async resume(): Promise<void> {
    const player = this.session.player?.id;
    if (player === undefined) return;
    this.changeOwner(player);
    const kept = await this.unsent.of(player);
    if (this.owner !== player) return;
    const isKnown = ({ id }: UnsentFile): boolean => this.uploads.some(({ file }) => file.id === id);
    this.show([...this.uploads, ...kept.filter((file) => !isKnown(file)).map(waiting)]);
    this.retryLost();
  }

  /** @param room number of free slots for pending pictures */
  async add(files: readonly File[], room: number): Promise<void> {
    const player = this.session.player?.id;
    if (player === undefined) return;
    this.changeOwner(player);
    let left = room - this.underWay;
    const added = files.map((content): QueuedUpload => {
      const file = { id: this.uuids.fresh(), name: content.name, content };
      const problem = fileProblem(content);
      if (problem) return { file, state: { kind: 'failed', problem: { kind: problem } } };
      return left-- > 0 ? waiting(file) : { file, state: { kind: 'failed', problem: { kind: 'full' } } };
    });
    this.show([...this.uploads, ...added]);
    for (const { file, state } of added) {
      if (state.kind === 'waiting') await this.unsent.keep(player, file);
    }
    void this.sendNext();
  }

  async retry(id: string): Promise<void> {
    const upload = this.uploads.find(({ file }) => file.id === id);
    if (!upload || this.owner === undefined) return;
    this.replace(id, { kind: 'waiting' });
    if (isWithoutRoom(upload)) await this.unsent.keep(this.owner, upload.file);
    void this.sendNext();
  }

  /** Removes a file from the queue and cancels its upload. */
  async dismiss(id: string): Promise<void> {
    const hadRoom = this.uploads.some((upload) => upload.file.id === id && isUnderWay(upload));
    this.show(this.uploads.filter(({ file }) => file.id !== id));
    if (hadRoom) this.fillRoom();
    if (this.current?.id === id) this.current.abort.abort();
    if (this.owner !== undefined) await this.unsent.remove(this.owner, id);
  }

  dismissRefused(): void {
    if (this.refused.length > 0) this.show(this.uploads.filter((upload) => !isRefused(upload)));
  }

  private async sendNext(): Promise<void> {
    const player = this.session.player?.id;
    const next = this.uploads.find(({ state }) => state.kind === 'waiting');
    if (this.isPaused || this.current || !next || player === undefined || player !== this.owner) return;
    const { file } = next;
    const abort = new AbortController();
    this.current = { id: file.id, abort };
    this.replace(file.id, { kind: 'sending', share: 0 });
    const sent = await this.send(player, file, abort);
    this.current = undefined;
    if (this.owner === player && this.uploads.some((upload) => upload.file.id === file.id)) {
      this.settle(file.id, sent);
    }
    void this.sendNext();
  }

  private async send(
    player: string,
    file: UnsentFile,
    abort: AbortController,
  ): Promise<Result<void, TooLarge | CallFailure | Unexpected>> {
    const onProgress = (share = 0): void => {
      if (abort.signal.aborted) return;
      this.stalling.start(stallMilliseconds, () => abort.abort());
      this.replace(file.id, { kind: 'sending', share });
    };
    try {
      return await this.sendPicture.execute(player, file, { signal: abort.signal, onProgress });
    } catch (error) {
      this.errors.report(error);
      return fail({ kind: 'unexpected' });
    } finally {
      this.stalling.dispose();
    }
  }

  private settle(id: string, sent: Result<void, TooLarge | CallFailure | Unexpected>): void {
    if (sent.ok) {
      this.retryMilliseconds = firstRetryMilliseconds;
      this.show(this.uploads.filter(({ file }) => file.id !== id));
      this.arrivals++;
      return this.retryLost();
    }
    const { error } = sent;
    // It resumes once the player is back.
    if (error.kind === 'signed-out') {
      this.isPaused = true;
      return this.replace(id, { kind: 'waiting' });
    }
    this.replace(id, { kind: 'failed', problem: error });
    if (isConnectionLoss(error)) this.retryLater();
    if (error.kind !== 'unexpected' && isRefusedForGood(error)) this.fillRoom();
  }

  /** Gives a freed slot to the next file that had none. */
  private fillRoom(): void {
    const next = this.uploads.find(isWithoutRoom);
    if (next) void this.retry(next.file.id);
  }

  /** Resets the delay: after several failures, files would wait a minute although the network is back. */
  private comeBack(): void {
    this.returns++;
    this.retryMilliseconds = firstRetryMilliseconds;
    this.retryLost();
  }

  private retryLater(): void {
    this.retrying.start(this.retryMilliseconds, this.retryLost);
    this.retryMilliseconds = Math.min(this.retryMilliseconds * 2, longestRetryMilliseconds);
  }

  private retryLost(): void {
    if (this.session.player !== undefined) this.isPaused = false;
    this.show(this.uploads.map((upload) => (isLost(upload) ? waiting(upload.file) : upload)));
    void this.sendNext();
  }

  private replace(id: string, state: UploadState): void {
    this.show(this.uploads.map((upload) => (upload.file.id === id ? { ...upload, state } : upload)));
  }

  private show(uploads: readonly QueuedUpload[]): void {
    this.uploads = uploads;
  }

  /** An ended session preserves the files. Signing out or another player removes them. */
  private follow(): void {
    const { state, player } = this.session;
    if (state.kind === 'signed-out' && !state.ended) this.changeOwner(undefined);
    if (player !== undefined && this.owner !== undefined) {
      this.changeOwner(player.id);
      this.retryLost();
    }
  }

  private changeOwner(player: string | undefined): void {
    if (this.owner === player) return;
    this.owner = player;
    this.retrying.dispose();
    this.current?.abort.abort();
    this.show([]);
  }
}

const waiting = (file: UnsentFile): QueuedUpload => ({ file, state: { kind: 'waiting' } });
