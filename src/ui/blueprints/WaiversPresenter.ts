import { FindWaivers } from '#application/blueprints/FindWaivers';
import { WaiverChanges } from '#application/blueprints/WaiverChanges';
import type { WaiverRejection } from '#application/blueprints/WaiverRecords';
import { holderKey, isWaived, withWaiver, type WaiverHolder, type Waivers } from '#domain/blueprints/Waivers';
import { Submission, type UnexpectedFailure } from '../forms/Submission';
import { Loadable } from '../loading/Loadable';
import { makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';

interface Choice {
  readonly holder: WaiverHolder;
  readonly isWaived: boolean;
}

/** Waiver switches (BP-02). A switch shows the new choice immediately, then the stored one once changes are sent. */
@presenter
export class WaiversPresenter implements DisposablePresenter {
  private choices: ReadonlyMap<string, Choice> = new Map();

  constructor(
    readonly stored: Loadable<Waivers>,
    private readonly changing: Submission<void, WaiverRejection>,
    private readonly findWaivers: FindWaivers,
    private readonly changes: WaiverChanges,
  ) {
    makePresenterObservable(this);
  }

  get waivers(): Waivers | undefined {
    const choices = [...this.choices.values()];
    const { value: stored } = this.stored;
    return (
      stored &&
      choices.reduce((waivers, choice) => withWaiver(waivers, choice.holder, choice.isWaived), stored)
    );
  }

  /** Why a change was not stored. */
  get changeProblem(): WaiverRejection | UnexpectedFailure | undefined {
    return this.changing.problem;
  }

  onShow(): void {
    void this.refresh();
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
    if (outcome?.ok && this.waivers) this.stored.set(this.waivers);
    this.choices = new Map();
    await this.refresh();
  }

  async refresh(): Promise<void> {
    await this.stored.load(() => this.findWaivers.execute());
  }

  dispose(): void {
    this.stored.dispose();
    this.changing.dispose();
    this.choices = new Map();
  }
}
