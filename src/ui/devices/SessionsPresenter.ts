import { Configuration } from '#application/configuration/Configuration';
import { PlayerSessions } from '#application/devices/PlayerSessions';
import { EndSession } from '#application/devices/EndSession';
import { ListSessions } from '#application/devices/ListSessions';
import { Clock } from '#application/shared/Clock';
import type { PlayerSession } from '#domain/devices/PlayerSession';
import type { CallFailure } from '#domain/shared/CallFailure';
import { Submission, type UnexpectedFailure } from '../forms/Submission';
import { Loadable } from '../loading/Loadable';
import { disposerOf, makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';

/** Sessions to end: a single one by its id, or all except the current one. */
export type SessionTarget = { readonly id: string } | 'others';

/** Devices on which the player is signed in. */
@presenter
export class SessionsPresenter implements DisposablePresenter {
  /** Which sessions were ended last. */
  lastEnded: 'one' | 'others' | undefined;
  private target: SessionTarget | undefined;
  readonly dispose = disposerOf(this);

  constructor(
    readonly sessions: Loadable<readonly PlayerSession[]>,
    private readonly ending: Submission<void, CallFailure>,
    private readonly listSessions: ListSessions,
    private readonly endSession: EndSession,
    private readonly playerSessions: PlayerSessions,
    private readonly configuration: Configuration,
    private readonly clock: Clock,
  ) {
    makePresenterObservable(this, 'now', 'isOffered');
  }

  onShow(): void {
    if (this.isOffered) void this.refresh();
  }

  get isOffered(): boolean {
    return this.configuration.has('sessions');
  }

  get now(): Date {
    return this.clock.now();
  }

  get problem(): CallFailure | UnexpectedFailure | undefined {
    return this.ending.problem;
  }

  get hasOthers(): boolean {
    return this.sessions.value?.some(({ isCurrent }) => !isCurrent) ?? false;
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
    await this.sessions.load(() => this.listSessions.execute());
  }

  async end(target: SessionTarget): Promise<void> {
    if (this.isEnding) return;
    this.target = target;
    this.lastEnded = undefined;
    const ended = await this.ending.run(() =>
      target === 'others' ? this.playerSessions.endOthers() : this.endSession.execute(target.id),
    );
    if (!ended?.ok) return;
    this.remove(target);
    await this.refresh();
  }

  dismiss(): void {
    this.lastEnded = undefined;
    this.ending.reset();
  }

  /** Updates the list at once, even if it can't be reloaded. */
  private remove(target: SessionTarget): void {
    this.lastEnded = target === 'others' ? 'others' : 'one';
    const isLeft = ({ id, isCurrent }: PlayerSession): boolean =>
      isCurrent || (target !== 'others' && id !== target.id);
    if (this.sessions.value) this.sessions.set(this.sessions.value.filter(isLeft));
  }
}
