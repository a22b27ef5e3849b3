import { PasswordStrength } from '../../../application/security/PasswordStrength';
import type { Language } from '../../../domain/language/Locale';
import { strengthAdvice, type Strength, type StrengthAdvice } from '../../../domain/security/Strength';
import type { StrengthAnswer, StrengthQuestion } from './messages';

interface Asked {
  readonly question: StrengthQuestion;
  readonly answer: (strength: Strength | undefined) => void;
}

const known: ReadonlySet<string> = new Set(strengthAdvice);

const isKnown = (advice: string): advice is StrengthAdvice => known.has(advice);

/**
 * Rates passwords in a worker, one at a time. Only the newest request is queued.
 * Results are undefined after the worker has failed.
 */
export class WorkerPasswordStrength extends PasswordStrength {
  private worker: Promise<Worker | undefined> | undefined;
  private isBroken = false;
  private asked: Asked | undefined;
  private waiting: Asked | undefined;
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
      void this.askNext();
    });
  }

  private async askNext(): Promise<void> {
    this.worker ??= this.start().then(
      (worker) => this.listenTo(worker),
      () => this.giveUp(),
    );
    const worker = await this.worker;
    if (this.isBroken) return this.giveUp();
    if (this.asked || !this.waiting) return;
    this.asked = this.waiting;
    this.waiting = undefined;
    worker?.postMessage(this.asked.question);
  }

  private listenTo(worker: Worker): Worker {
    worker.addEventListener('message', ({ data }: MessageEvent<StrengthAnswer>) => this.take(data));
    worker.addEventListener('error', () => {
      worker.terminate();
      this.giveUp();
    });
    return worker;
  }

  private take({ score, advice }: StrengthAnswer): void {
    const { asked } = this;
    this.asked = undefined;
    // The result of an older password is not needed when a newer one is queued.
    asked?.answer(this.waiting ? undefined : { score, advice: [...new Set(advice.filter(isKnown))] });
    void this.askNext();
  }

  private giveUp(): undefined {
    this.isBroken = true;
    this.asked?.answer(undefined);
    this.waiting?.answer(undefined);
    this.asked = undefined;
    this.waiting = undefined;
  }
}
