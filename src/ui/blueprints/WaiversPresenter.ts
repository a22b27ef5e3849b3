import { FindWaivers } from '#application/blueprints/FindWaivers';
import { WaiverChanges } from '#application/blueprints/WaiverChanges';
import type { WaiverRejection } from '#application/blueprints/WaiverRecords';
import { holderKey, isWaived, withWaiver, type WaiverHolder, type Waivers } from '#domain/blueprints/Waivers';
import type { CallFailure } from '#domain/shared/CallFailure';
import { Submission, type UnexpectedFailure } from '../forms/Submission';
import { makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';

interface Choice {
  readonly holder: WaiverHolder;
  readonly isWaived: boolean;
}

/** Waiver switches (BP-02). A switch shows the new choice immediately, then the stored one once changes are sent. */
@presenter
export class WaiversPresenter implements DisposablePresenter {
  private stored: Waivers | undefined;
  private choices: ReadonlyMap<string, Choice> = new Map();

  constructor(
    private readonly finding: Submission<Waivers, CallFailure>,
    private readonly changing: Submission<void, WaiverRejection>,
    private readonly findWaivers: FindWaivers,
    private readonly changes: WaiverChanges,
  ) {
    makePresenterObservable(this);
  }

  get waivers(): Waivers | undefined {
    const choices = [...this.choices.values()];
    return (
      this.stored &&
      choices.reduce((waivers, choice) => withWaiver(waivers, choice.holder, choice.isWaived), this.stored)
    );
  }

  /** Why the waivers could not be loaded. */
  get problem(): CallFailure | UnexpectedFailure | undefined {
    return this.stored ? undefined : this.finding.problem;
  }

  /** Why a change was not stored. */
  get changeProblem(): WaiverRejection | UnexpectedFailure | undefined {
    return this.changing.problem;
  }

  onShow(): () => void {
    void this.refresh();
    return () => undefined;
  }

  async flip(holder: WaiverHolder): Promise<void> {
    const { waivers, changing } = this;
    if (!waivers) return;
    const value = !isWaived(waivers, holder);
    this.choices = new Map(this.choices).set(holderKey(holder), { holder, isWaived: value });
    const sent = this.changes.change(holder, value);
    // The earlier call is still running. It waits for this change too and then shows the result.
    if (changing.isSending) return;
    const outcome = await changing.run(() => sent);
    this.settle(outcome?.ok === true);
    await this.refresh();
  }

  async refresh(): Promise<void> {
    this.finding.dispose();
    const found = await this.finding.run(() => this.findWaivers.execute());
    if (found?.ok) this.show(found.value);
  }

  dispose(): void {
    this.finding.dispose();
    this.changing.dispose();
    this.choices = new Map();
  }

  private settle(areStored: boolean): void {
    if (areStored) this.stored = this.waivers;
    this.choices = new Map();
  }

  private show(waivers: Waivers): void {
    this.stored = waivers;
  }
}
