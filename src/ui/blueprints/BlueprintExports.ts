import type { ExportRejection } from '../../application/blueprints/Blueprints';
import { ExportBlueprint, type ExportProblem } from '../../application/blueprints/ExportBlueprint';
import { Session } from '../../application/session/Session';
import { ErrorReporter } from '../../application/shared/ErrorReporter';
import type { Result } from '../../domain/shared/Result';
import type { Unexpected } from '../forms/Submission';
import { observed, sharedPresenter } from '../presenter';

export type ExportState =
  | { readonly kind: 'generating' }
  /** The share that has arrived, 0 to 1; undefined when the size is not known. */
  | { readonly kind: 'receiving'; readonly share: number | undefined }
  | { readonly kind: 'saved'; readonly file: string }
  | { readonly kind: 'failed'; readonly problem: ExportRejection | Unexpected };

/** The exports of this visit. They go on when the page is left, until they are given up or the player signs out. */
@sharedPresenter
export class BlueprintExports {
  private states: ReadonlyMap<string, ExportState> = new Map();
  private readonly running = new Map<string, AbortController>();
  private playerId: string | undefined;

  constructor(
    private readonly exportBlueprint: ExportBlueprint,
    private readonly errors: ErrorReporter,
    private readonly session: Session,
  ) {
    observed(this);
    session.onChange(() => this.forgetOthers());
  }

  /** Nothing when it was not asked for. */
  of(id: string): ExportState | undefined {
    return this.states.get(id);
  }

  isRunning(id: string): boolean {
    const kind = this.of(id)?.kind;
    return kind === 'generating' || kind === 'receiving';
  }

  async start(id: string): Promise<void> {
    if (this.isRunning(id)) return;
    const stopping = new AbortController();
    this.running.set(id, stopping);
    this.playerId = this.session.player?.id;
    this.show(id, { kind: 'generating' });
    const ended = await this.run(id, stopping);
    if (this.running.get(id) !== stopping) return;
    this.running.delete(id);
    this.show(id, stateAfter(ended));
  }

  /** It can be asked for again. */
  giveUp(id: string): void {
    this.running.get(id)?.abort();
    this.running.delete(id);
    this.show(id, undefined);
  }

  /** Nothing when it threw. */
  private async run(
    id: string,
    { signal }: AbortController,
  ): Promise<Result<string, ExportProblem> | undefined> {
    const onProgress = (share: number | undefined): void => {
      if (!signal.aborted) this.show(id, { kind: 'receiving', share });
    };
    try {
      return await this.exportBlueprint.execute(id, { signal, onProgress });
    } catch (error) {
      this.errors.report(error);
      return undefined;
    }
  }

  private show(id: string, state: ExportState | undefined): void {
    const states = new Map(this.states);
    if (state) states.set(id, state);
    else states.delete(id);
    this.states = states;
  }

  /** Another player must not get the file. */
  private forgetOthers(): void {
    if (this.session.player?.id === this.playerId) return;
    for (const stopping of this.running.values()) stopping.abort();
    this.running.clear();
    this.states = new Map();
  }
}

const stateAfter = (ended: Result<string, ExportProblem> | undefined): ExportState | undefined => {
  if (!ended) return { kind: 'failed', problem: { kind: 'unexpected' } };
  if (ended.ok) return { kind: 'saved', file: ended.value };
  return ended.error.kind === 'given-up' ? undefined : { kind: 'failed', problem: ended.error };
};
