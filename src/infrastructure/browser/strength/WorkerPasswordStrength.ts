import { PasswordStrength } from '#application/security/PasswordStrength';
import type { Language } from '#domain/language/Locale';
import { strengthAdvice, type Strength, type StrengthAdvice } from '#domain/security/Strength';
import type { StrengthResponse, StrengthQuestion } from './messages';

interface PendingEstimate {
  readonly question: StrengthQuestion;
  readonly answer: (strength: Strength | undefined) => void;
}

const knownAdvice: ReadonlySet<string> = new Set(strengthAdvice);

const isStrengthAdvice = (advice: string): advice is StrengthAdvice => knownAdvice.has(advice);

/**
 * Rates passwords in a worker, one at a time. Only the newest request is queued.
 * Results are undefined after the worker has failed.
 */
export class WorkerPasswordStrength extends PasswordStrength {
  private worker: Promise<Worker | undefined> | undefined;
  private isBroken = false;
  private active: PendingEstimate | undefined;
  private waiting: PendingEstimate | undefined;
  private questions = 0;

  /** @param start starts the worker; called once, for the first password */
  constructor(private readonly start: () => Promise<Worker>) {
    super();
  }

  estimate(
    password: string,
    weakWords: readonly string[],
    language: Language,
  ): Promise<Strength | undefined> {
    return new Promise((answer) => {
      const question = { id: ++this.questions, password, weakWords, language };
      this.waiting?.answer(undefined);
      this.waiting = { question, answer };
      void this.sendNext();
    });
  }

  private async sendNext(): Promise<void> {
    this.worker ??= this.start().then(
      (worker) => this.listenTo(worker),
      () => this.fail(),
    );
    const worker = await this.worker;
    if (this.isBroken) return this.fail();
    if (this.active || !this.waiting) return;
    this.active = this.waiting;
    this.waiting = undefined;
    worker?.postMessage(this.active.question);
  }

  private listenTo(worker: Worker): Worker {
    worker.addEventListener('message', ({ data }: MessageEvent<StrengthResponse>) => this.take(data));
    worker.addEventListener('error', () => {
      worker.terminate();
      this.fail();
    });
    return worker;
  }

  private take({ score, advice }: StrengthResponse): void {
    const { active } = this;
    this.active = undefined;
    // The result of an older password is not needed when a newer one is queued.
    active?.answer(
      this.waiting ? undefined : { score, advice: [...new Set(advice.filter(isStrengthAdvice))] },
    );
    void this.sendNext();
  }

  private fail(): undefined {
    this.isBroken = true;
    this.active?.answer(undefined);
    this.waiting?.answer(undefined);
    this.active = undefined;
    this.waiting = undefined;
  }
}
