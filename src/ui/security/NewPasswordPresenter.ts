import { makeAutoObservable, observableRef } from 'mobx';
import { JudgePassword } from '../../application/security/JudgePassword';
import { Clock } from '../../application/shared/Clock';
import type { Strength } from '../../domain/security/Strength';
import { presenter, type Disposable } from '../presenter';

/**
 * - `judging`: what was said of the password before it stays until the newer word has come
 * - `unknown`: nobody can say; length alone decides then
 */
export type Judgement =
  | { readonly kind: 'empty' }
  | { readonly kind: 'judging'; readonly before?: Strength }
  | { readonly kind: 'judged'; readonly strength: Strength }
  | { readonly kind: 'unknown' };

const patienceMilliseconds = 1000;

/** A password that somebody chooses, and how strong it is (RG-01). */
@presenter
export class NewPasswordPresenter implements Disposable {
  typed = '';
  judgement: Judgement = { kind: 'empty' };
  private known: readonly string[] = [];
  /** Counts judgements, so that a late one can't undo what came after it. */
  private judgements = 0;
  private judging: Promise<void> = Promise.resolve();

  constructor(
    private readonly judgePassword: JudgePassword,
    private readonly clock: Clock,
  ) {
    makeAutoObservable<this, 'judgePassword' | 'clock' | 'known' | 'judgements' | 'judging'>(
      this,
      {
        judgement: observableRef,
        judgePassword: false,
        clock: false,
        known: false,
        judgements: false,
        judging: false,
      },
      { autoBind: true },
    );
  }

  /** The strength to show; that of a password before this one while this one is being judged. */
  get strength(): Strength | undefined {
    if (this.judgement.kind === 'judged') return this.judgement.strength;
    return this.judgement.kind === 'judging' ? this.judgement.before : undefined;
  }

  /** Score 0 may not be sent (RG-01). */
  get isTooWeak(): boolean {
    return this.strength?.score === 0;
  }

  change(typed: string): void {
    this.typed = typed;
    this.judge();
  }

  /** @param known what was typed about the player, and makes weak passwords: names, e-mail */
  beware(known: readonly string[]): void {
    this.known = known;
    if (this.typed !== '') this.judge();
  }

  /** Waits for the word on what is typed now; a second at most. */
  judged(): Promise<void> {
    if (this.judgement.kind !== 'judging') return Promise.resolve();
    return new Promise((done) => {
      const callOff = this.clock.after(patienceMilliseconds, done);
      void this.judging.then(() => {
        callOff();
        done();
      });
    });
  }

  dispose(): void {
    this.judgements++;
  }

  private judge(): void {
    const judgement = ++this.judgements;
    if (this.typed === '') return this.become({ kind: 'empty' });
    const before = this.strength;
    this.become({ kind: 'judging', ...(before && { before }) });
    this.judging = this.judgePassword.execute(this.typed, this.known).then((strength) => {
      if (judgement !== this.judgements) return;
      this.become(strength ? { kind: 'judged', strength } : { kind: 'unknown' });
    });
  }

  private become(judgement: Judgement): void {
    this.judgement = judgement;
  }
}
