import type { ExportRejection } from '#application/blueprints/Blueprints';
import { ExportBlueprint, type ExportProblem } from '#application/blueprints/ExportBlueprint';
import { Session } from '#application/session/Session';
import { ErrorReporter } from '#application/shared/ErrorReporter';
import { OngoingUse } from '#application/shared/OngoingUse';
import type { Blueprint } from '#domain/blueprints/Blueprint';
import type { Result } from '#domain/shared/Result';
import type { UnexpectedFailure } from '../forms/Submission';
import { makePresenterObservable, sharedPresenter } from '../presenter';

export type ExportState =
  | { readonly kind: 'generating' }
  /** The browser downloads the file and shows the progress. */
  | { readonly kind: 'downloading'; readonly file: string }
  | { readonly kind: 'failed'; readonly problem: ExportRejection | UnexpectedFailure };

/** Exports started during this visit. They continue on other pages until they are canceled or the player signs out. */
@sharedPresenter
export class BlueprintExports {
  private states: ReadonlyMap<string, ExportState> = new Map();
  private readonly running = new Map<string, AbortController>();
  private playerId: string | undefined;

  constructor(
    private readonly exportBlueprint: ExportBlueprint,
    private readonly errors: ErrorReporter,
    private readonly session: Session,
    private readonly ongoing: OngoingUse,
  ) {
    makePresenterObservable(this);
    session.onChange(() => this.discardOtherPlayers());
  }

  /** Returns undefined if no export was requested. */
  stateOf(id: string): ExportState | undefined {
    return this.states.get(id);
  }

  isRunning(id: string): boolean {
    return this.stateOf(id)?.kind === 'generating';
  }

  async start(blueprint: Pick<Blueprint, 'id' | 'name'>): Promise<void> {
    const { id } = blueprint;
    if (this.isRunning(id)) return;
    const stopping = new AbortController();
    this.running.set(id, stopping);
    this.playerId = this.session.player?.id;
    this.show(id, { kind: 'generating' });
    const ended = await this.run(blueprint, stopping);
    if (this.running.get(id) !== stopping) return;
    this.running.delete(id);
    this.show(id, stateAfter(ended));
  }

  /** Cancels an export; it can be requested again. */
  cancel(id: string): void {
    this.running.get(id)?.abort();
    this.running.delete(id);
    this.show(id, undefined);
  }

  /** Returns undefined if the export threw. */
  private async run(
    blueprint: Pick<Blueprint, 'id' | 'name'>,
    { signal }: AbortController,
  ): Promise<Result<string, ExportProblem> | undefined> {
    const end = this.ongoing.begin('sending');
    try {
      return await this.exportBlueprint.execute(blueprint, signal);
    } catch (error) {
      this.errors.report(error);
      return undefined;
    } finally {
      end();
    }
  }

  private show(id: string, state: ExportState | undefined): void {
    const states = new Map(this.states);
    if (state) states.set(id, state);
    else states.delete(id);
    this.states = states;
  }

  /** Cancels all exports if the player has changed: another player must not get the files. */
  private discardOtherPlayers(): void {
    if (this.session.player?.id === this.playerId) return;
    for (const stopping of this.running.values()) stopping.abort();
    this.running.clear();
    this.states = new Map();
  }
}

const stateAfter = (ended: Result<string, ExportProblem> | undefined): ExportState | undefined => {
  if (!ended) return { kind: 'failed', problem: { kind: 'unexpected' } };
  if (ended.ok) return { kind: 'downloading', file: ended.value };
  return ended.error.kind === 'given-up' ? undefined : { kind: 'failed', problem: ended.error };
};
