import type { DeclarationRejection, Declared } from '../../application/declarations/Declarations';
import { FileSaver } from '../../application/shared/FileSaver';
import { FormTokens } from '../../application/shared/FormTokens';
import { Printer } from '../../application/shared/Printer';
import { Uuids } from '../../application/shared/Uuids';
import type { DeclarationReceipt } from '../../domain/declarations/Declaration';
import type { SentFields } from '../../handover/Renderer';
import { Submission } from '../forms/Submission';
import { observed, presenter, type Disposable } from '../presenter';

export type DeclarationStep = 'writing' | 'reviewing' | 'received';

/** Methods of the form that a declaration uses. */
interface DeclarationForm {
  clear(): void;
  refuse(problems: { readonly email: 'email-invalid' }): void;
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Steps of a declaration: the visitor writes it, reviews it, sends it once, and prints or saves a copy. */
@presenter
export class DeclarationSteps implements Disposable {
  /** Hidden fields that a browser without JavaScript submits with its next step. */
  hidden: SentFields | undefined;
  private isReviewed = false;
  /** Idempotency key, unchanged while the content is: a declaration that is sent again arrives once. */
  private key: string | undefined;

  constructor(
    readonly sending: Submission<DeclarationReceipt, DeclarationRejection>,
    private readonly uuids: Uuids,
    private readonly printer: Printer,
    private readonly files: FileSaver,
    private readonly formTokens: FormTokens,
  ) {
    observed(this);
  }

  get step(): DeclarationStep {
    if (this.receipt) return 'received';
    return this.isReviewed ? 'reviewing' : 'writing';
  }

  get receipt(): DeclarationReceipt | undefined {
    return this.sending.state.kind === 'done' ? this.sending.state.value : undefined;
  }

  /** Whether the browser runs no JavaScript: every step is then a separate page. */
  get isPlain(): boolean {
    return this.hidden !== undefined;
  }

  /** Discards the key, because the content has changed. */
  change(): void {
    this.key = undefined;
  }

  review(): void {
    this.isReviewed = true;
  }

  back(): void {
    if (this.sending.isSending) return;
    this.isReviewed = false;
    this.sending.reset();
  }

  async send(declare: (key: string) => Declared, form: DeclarationForm): Promise<void> {
    if (this.step !== 'reviewing') return;
    const key = this.keyOfContent();
    const sent = await this.sending.run(() => declare(key));
    if (sent?.ok) form.clear();
    else if (sent?.error.kind === 'email-invalid') {
      this.back();
      form.refuse({ email: 'email-invalid' });
    }
  }

  /** Processes a step that was submitted without JavaScript. */
  async receive(
    { step, key }: SentFields,
    { review, send }: { readonly review: () => void; readonly send: () => Promise<void> },
  ): Promise<void> {
    this.useHidden({});
    if (step !== 'review' && step !== 'send') return;
    if (key !== undefined && uuid.test(key)) this.key = key;
    review();
    if (step === 'send') await send();
    if (this.step !== 'reviewing') return;
    const token = await this.formTokens.issue();
    this.useHidden({ key: this.keyOfContent(), token: token.ok ? token.value : '' });
  }

  print(): void {
    this.printer.print();
  }

  save(fileName: string, text: string): void {
    const { buffer } = new TextEncoder().encode(text);
    this.files.save(fileName, { type: 'text/plain; charset=utf-8', bytes: buffer });
  }

  dispose(): void {
    this.sending.dispose();
  }

  private keyOfContent(): string {
    return (this.key ??= this.uuids.fresh());
  }

  private useHidden(hidden: SentFields): void {
    this.hidden = hidden;
  }
}
