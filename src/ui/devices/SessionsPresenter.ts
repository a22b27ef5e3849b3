import { Configuration } from '#application/configuration/Configuration';
import { EndOtherSessions } from '#application/devices/EndOtherSessions';
import { EndSession } from '#application/devices/EndSession';
import { ListSessions } from '#application/devices/ListSessions';
import { Clock } from '#application/shared/Clock';
import type { PlayerSession } from '#domain/devices/PlayerSession';
import type { CallFailure } from '#domain/shared/CallFailure';
import { Submission, type UnexpectedFailure } from '../forms/Submission';
import { makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';

/** Sessions to end: a single one by its id, or all except the current one. */
export type SessionTarget = { readonly id: string } | 'others';

/** Devices on which the player is signed in. */
@presenter
export class SessionsPresenter implements DisposablePresenter {
  sessions: readonly PlayerSession[] | undefined;
  /** Which sessions were ended last. */
  lastEnded: 'one' | 'others' | undefined;
  private target: SessionTarget | undefined;

  constructor(
    private readonly listing: Submission<readonly PlayerSession[], CallFailure>,
    private readonly ending: Submission<void, CallFailure>,
    private readonly listSessions: ListSessions,
    private readonly endSession: EndSession,
    private readonly endOtherSessions: EndOtherSessions,
    private readonly configuration: Configuration,
    private readonly clock: Clock,
  ) {
    makePresenterObservable(this, 'now', 'isOffered');
  }

  onShow(): () => void {
    if (this.isOffered) void this.refresh();
    return () => undefined;
  }

  get isOffered(): boolean {
    return this.configuration.has('sessions');
  }

  get now(): Date {
    return this.clock.now();
  }

  /** Why the list could not be loaded. */
  get listProblem(): CallFailure | UnexpectedFailure | undefined {
    return this.sessions ? undefined : this.listing.problem;
  }

  get problem(): CallFailure | UnexpectedFailure | undefined {
    return this.ending.problem;
  }

  get hasOthers(): boolean {
    return this.sessions?.some(({ isCurrent }) => !isCurrent) ?? false;
  }

  get isEnding(): boolean {
    return this.ending.isSending;
  }

  isEndingTarget(target: SessionTarget): boolean {
    if (!this.isEnding || this.target === undefined) return false;
    if (this.target === 'others' || target === 'others') return this.target === target;
    return this.target.id === target.id;
  }

  async refresh(): Promise<void> {
    this.listing.dispose();
    const listed = await this.listing.run(() => this.listSessions.execute());
    if (listed?.ok) this.show(listed.value);
  }

  async end(target: SessionTarget): Promise<void> {
    if (this.isEnding) return;
    this.target = target;
    this.lastEnded = undefined;
    const ended = await this.ending.run(() =>
      target === 'others' ? this.endOtherSessions.execute() : this.endSession.execute(target.id),
    );
    if (!ended?.ok) return;
    this.remove(target);
    await this.refresh();
  }

  dismiss(): void {
    this.lastEnded = undefined;
    this.ending.reset();
  }

  dispose(): void {
    this.listing.dispose();
    this.ending.dispose();
  }

  private show(sessions: readonly PlayerSession[]): void {
    this.sessions = sessions;
  }

  /** Updates the list at once, even if it can't be reloaded. */
  private remove(target: SessionTarget): void {
    this.lastEnded = target === 'others' ? 'others' : 'one';
    this.sessions = this.sessions?.filter(
      ({ id, isCurrent }) => isCurrent || (target !== 'others' && id !== target.id),
    );
  }
}
